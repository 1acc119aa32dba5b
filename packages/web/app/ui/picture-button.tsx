import type { ComponentProps } from 'react'
import { FileButton } from './file-button.tsx'

type PictureButtonProps = Omit<ComponentProps<typeof FileButton>, 'accept' | 'onFile'> & {
  onPicture: (file: File) => void
}

/** Asks for a picture: phones offer the camera and what they keep. */
export const PictureButton = ({ onPicture, ...rest }: PictureButtonProps) => (
  <FileButton accept="image/*" onFile={onPicture} {...rest} />
)
