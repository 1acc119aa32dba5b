import { LoaderCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { type ButtonStyle, buttonClass } from './button-class.ts'

type FileButtonProps = Pick<ButtonStyle, 'size' | 'isWide'> & {
  /** The `accept` attribute of the input, such as `image/*` or `.zip`. */
  accept: string
  onFile: (file: File) => void
  /** A file is being processed. Another one is not accepted, and the button stays focusable. */
  isBusy?: boolean
  children: ReactNode
}

/** A button to choose a file of the device. */
export function FileButton({ accept, size, isWide, onFile, isBusy = false, children }: FileButtonProps) {
  return (
    <label
      className={`${buttonClass({ variant: 'outlined', size, isWide })} has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus`}
    >
      <input
        type="file"
        accept={accept}
        className="sr-only"
        aria-disabled={isBusy || undefined}
        aria-busy={isBusy || undefined}
        onClick={(event) => isBusy && event.preventDefault()}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file && !isBusy) onFile(file)
          // Allows the same file to be chosen again.
          target.value = ''
        }}
      />
      {isBusy && <LoaderCircle aria-hidden className="size-2.25" />}
      {children}
    </label>
  )
}
