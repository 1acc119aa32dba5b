import type { ComponentProps } from 'react'
import { FileButton } from './file-button.tsx'

type PictureButtonProps = Omit<ComponentProps<typeof FileButton>, 'accept' | 'onFile'> & {
  onPicture: (file: File) => void
}

/** A button to choose a picture; phones offer the camera and the stored pictures. */
export const PictureButton = ({ onPicture, ...rest }: PictureButtonProps) => (
  <FileButton accept="image/*" onFile={onPicture} {...rest} />
)
