import { Check, CircleAlert, Info } from 'lucide-react'
import { createRoot } from 'react-dom/client'
import { toast, Toaster } from 'sonner'
import { putInFront, type ToastKind } from './toast.ts'

const looks = {
  info: { box: 'bg-ink text-ground', Icon: Info },
  success: { box: 'bg-ink text-ground', Icon: Check },
  error: { box: 'bg-red-wash text-ink [&_svg]:text-red', Icon: CircleAlert },
}

let place: HTMLElement | null = null

/** The toaster is its own small tree, so that any page can speak without the shell carrying it. */
function mountToaster(): HTMLElement {
  if (place) return place
  place = document.createElement('div')
  place.className = 'print:hidden'
  createRoot(place).render(
    <Toaster position="bottom-center" duration={6000} gap={8} style={{ fontFamily: 'inherit' }} />,
  )
  return place
}

/** Called through `showToast`; the same message twice replaces itself instead of piling up. */
export function presentToast(kind: ToastKind, message: string) {
  putInFront(mountToaster())
  const { box, Icon } = looks[kind]
  toast.custom(
    () => (
      <div
        role={kind === 'error' ? 'alert' : 'status'}
        className={`flex w-(--width) max-w-full items-start gap-1.5 rounded px-2 py-1.75 text-small leading-[1.5] shadow-float ${box}`}
      >
        <Icon aria-hidden className="mt-0.25 size-2.5 flex-none" strokeWidth={1.6} />
        <span>{message}</span>
      </div>
    ),
    { id: message },
  )
}
