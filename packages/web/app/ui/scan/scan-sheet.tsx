import { ImagePlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { openPicture } from '#app/platform/open-picture.ts'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'
import { PictureButton } from '#app/ui/picture-button.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import { useReader } from './load-reader.ts'
import { pixelsOf, turns } from './picture-pixels.ts'
import { useCamera } from './use-camera.ts'

export interface ScanSheetProps {
  title: string
  /** Takes the texts of the scanned codes. Returns null if one was accepted, otherwise a sentence that says why not. */
  onCodes: (texts: readonly string[]) => string | null
  onClose: () => void
}

/** Scans a code with the camera or from a picture, on this device. Nothing is sent. */
export function ScanSheet({ title, onCodes, onClose }: ScanSheetProps) {
  const video = useRef<HTMLVideoElement>(null)
  const { script: read, hasFailed, retry } = useReader()
  const [message, setMessage] = useState<string | null>(null)
  const camera = useCamera(video, read, (texts) => setMessage(onCodes(texts)))

  async function readFile(file: File) {
    if (!read) return
    setMessage(null)
    let refusal: string = m.scan_not_readable()
    try {
      const picture = await openPicture(file)
      for (const turn of turns) {
        const pixels = picture && pixelsOf(picture, turn)
        const texts = pixels ? await read(pixels) : []
        if (texts.length === 0) continue
        const refused = onCodes(texts)
        if (refused === null) return
        refusal = refused
      }
    } catch (error) {
      console.error('The picture could not be searched:', error)
    }
    setMessage(refusal)
  }
  return (
    <Sheet title={title} closeLabel={m.scan_close()} onClose={onClose}>
      <div className="grid gap-1.5">
        <p className="text-small text-ink-2">{m.scan_stays_here()}</p>
        {hasFailed ? (
          <Note kind="offline" role="alert">
            <p>{m.scan_not_loaded()}</p>
            <Button variant="outlined" size="small" className="mt-1" onClick={retry}>
              {m.scan_try_again()}
            </Button>
          </Note>
        ) : (
          <>
            <video
              ref={video}
              muted
              playsInline
              aria-label={m.scan_camera_picture()}
              className={camera === 'on' ? 'aspect-[4/3] w-full rounded bg-ink object-cover' : 'hidden'}
            />
            <p role="status" className="text-small">
              {read ? cameraMessages[camera]() : m.scan_coming()}
            </p>
            {read && (
              <PictureButton isWide onPicture={(file) => void readFile(file)}>
                <ImagePlus aria-hidden className="size-2.5" strokeWidth={1.6} />
                {m.scan_choose()}
              </PictureButton>
            )}
          </>
        )}
        {message && (
          <Note kind="error" role="alert">
            {message}
          </Note>
        )}
      </div>
    </Sheet>
  )
}

const cameraMessages = {
  starting: m.scan_starting,
  on: m.scan_hold,
  refused: m.scan_refused,
  none: m.scan_none,
}
