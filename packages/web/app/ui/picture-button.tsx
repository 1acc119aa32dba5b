import type { ReactNode } from 'react'
import { type ButtonLook, buttonClass } from './button-class.ts'

type PictureButtonProps = Pick<ButtonLook, 'size' | 'isWide'> & {
  onPicture: (file: File) => void
  children: ReactNode
}

/** Asks for a picture: phones offer the camera and what they keep. */
export function PictureButton({ size, isWide, onPicture, children }: PictureButtonProps) {
  return (
    <label
      className={`${buttonClass({ variant: 'outlined', size, isWide })} has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus`}
    >
      <input
        type="file"
        accept="image/*"
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onPicture(file)
          // The same picture may be chosen once more.
          target.value = ''
        }}
      />
      {children}
    </label>
  )
}
