import type { Purchase } from '@retour/domain/trip/trip-records'
import type { WithId } from '@retour/domain/trip/with-id'
import { Camera, Download, Trash2, Undo2 } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { savePhoto, readPhoto, removePhoto } from '#app/platform/receipt-photos.ts'
import { saveFile } from '#app/platform/save-file.ts'
import { shrinkPicture } from '#app/platform/shrink-picture.ts'
import { useFocusOnAppearance } from '#app/platform/use-focus-on-appearance.ts'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'
import { PictureButton } from '#app/ui/picture-button.tsx'

interface ShownPhoto {
  photo: Blob
  url: string
}

/** A photo of the receipt, stored on this device only. */
export function ReceiptPhoto({ purchase: { id, shop, boughtOn } }: { purchase: WithId<Purchase> }) {
  const headingId = useId()
  const [shown, setShown] = useState<ShownPhoto | null>(null)
  const [removed, setRemoved] = useState<Blob | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  useEffect(() => {
    let isUnmounted = false
    readPhoto(id)
      .then((photo) => photo && !isUnmounted && setShown(show(photo)))
      .catch((error: unknown) => console.warn('The photo could not be read:', error))
    return () => {
      isUnmounted = true
    }
  }, [id])
  useEffect(() => () => URL.revokeObjectURL(shown?.url ?? ''), [shown])

  async function change(work: () => Promise<void>) {
    setFailure(null)
    try {
      await work()
    } catch (error) {
      console.error('The photo could not be kept:', error)
      setFailure(m.trip_photo_not_kept())
    }
  }
  const keep = (photo: Blob) =>
    change(async () => {
      await savePhoto(id, photo)
      setShown(show(photo))
      setRemoved(null)
    })
  async function take(file: File) {
    setIsBusy(true)
    setFailure(null)
    try {
      const photo = await shrinkPicture(file)
      if (photo) await keep(photo)
      else setFailure(m.trip_photo_unreadable())
    } finally {
      setIsBusy(false)
    }
  }
  const remove = ({ photo }: ShownPhoto) =>
    change(async () => {
      await removePhoto(id)
      setRemoved(photo)
      setShown(null)
    })

  return (
    <section
      aria-labelledby={headingId}
      className="mt-2 grid justify-items-start gap-1 border-t border-line pt-1.5"
    >
      <h3 id={headingId} className="text-small font-strong">
        {m.trip_photo()}
      </h3>
      {shown && <PhotoFrame url={shown.url} alt={m.trip_photo_alt({ shop })} />}
      <div className="flex flex-wrap gap-1">
        <PictureButton size="small" isBusy={isBusy} onPicture={(file) => void take(file)}>
          {!isBusy && <Camera aria-hidden className="size-2.25" strokeWidth={1.6} />}
          {shown ? m.trip_photo_other() : m.trip_photo_add()}
        </PictureButton>
        {shown && (
          <>
            <Button
              variant="outlined"
              size="small"
              onClick={() => saveFile(`receipt-${boughtOn}.jpg`, shown.photo)}
            >
              <Download aria-hidden className="size-2.25" strokeWidth={1.6} />
              {m.trip_photo_save()}
            </Button>
            <Button variant="quiet" size="small" onClick={() => void remove(shown)}>
              <Trash2 aria-hidden className="size-2.25" strokeWidth={1.6} />
              {m.trip_photo_remove()}
            </Button>
          </>
        )}
        {removed && <PutBack onPress={() => void keep(removed)} />}
      </div>
      <p role="status" className="text-meta font-strong">
        {isBusy && m.trip_photo_busy()}
      </p>
      <p className="text-meta text-ink-2">{removed ? m.trip_photo_removed() : m.trip_photo_stays()}</p>
      {failure && (
        <Note kind="error" role="alert">
          {failure}
        </Note>
      )}
    </section>
  )
}

/** Small at first; a press enlarges it to the width of the sheet. */
function PhotoFrame({ url, alt }: { url: string; alt: string }) {
  const ref = useFocusOnAppearance<HTMLButtonElement>()
  const [isLarge, setIsLarge] = useState(false)
  return (
    <button
      ref={ref}
      type="button"
      aria-expanded={isLarge}
      onClick={() => setIsLarge(!isLarge)}
      className="block max-w-full cursor-pointer"
    >
      <img
        src={url}
        alt={isLarge ? m.trip_photo_smaller({ alt }) : m.trip_photo_larger({ alt })}
        className={`rounded border border-line object-contain ${isLarge ? 'w-full' : 'max-h-20'}`}
      />
    </button>
  )
}

function PutBack({ onPress }: { onPress: () => void }) {
  const ref = useFocusOnAppearance<HTMLButtonElement>()
  return (
    <Button ref={ref} variant="outlined" size="small" onClick={onPress}>
      <Undo2 aria-hidden className="size-2.25" strokeWidth={1.6} />
      {m.trip_photo_back()}
    </Button>
  )
}

const show = (photo: Blob): ShownPhoto => ({ photo, url: URL.createObjectURL(photo) })
