import { MessageCircle } from 'lucide-react'
import { useRef, useState } from 'react'
import { lateComponent } from '#app/ui/late-component.tsx'
import { useSession } from '#app/features/accounts/use-session.ts'
import { m } from '#app/paraglide/messages.js'
import { useBackCloses } from '#app/platform/back-closes.ts'
import { useAddress } from '#app/platform/site-navigation.tsx'
import { PartWait } from '#app/ui/part-wait.tsx'
import { showToast } from '#app/ui/toast.ts'
import { useKeepingClear } from './use-keeping-clear.ts'

const loadDrawer = () => import('./concierge-drawer.tsx').then(({ ConciergeDrawer }) => ConciergeDrawer)

/**
 * The floating button and its drawer, for signed-in people, except beside the dashboard's own chat. An open drawer
 * stays when the session ends, and asks to sign in.
 */
export function ConciergeButton() {
  const { user } = useSession()
  const { pathname, search, key } = useAddress()
  const [opened, setOpened] = useState<{ key: string | null } | null>(null)
  // Closes the drawer after a link in an answer was followed, because the new page should be visible.
  if (opened !== null && opened.key !== key) setOpened(null)
  const isOpen = opened?.key === key
  useBackCloses(isOpen, () => setOpened(null))
  const [Drawer] = useState(() =>
    lateComponent(
      loadDrawer,
      () => {
        setOpened(null)
        showToast('error', m.concierge_script_failed())
      },
      <PartWait text={m.concierge_loading()} />,
    ),
  )

  const isChatHere = pathname === '/dashboard' && new URLSearchParams(search).get('tab') === 'ai'
  const isShown = !isChatHere && (user !== null || isOpen)
  const button = useRef<HTMLButtonElement>(null)
  useKeepingClear(button, isShown)
  if (!isShown) return null
  const preload = () => void loadDrawer().catch(() => null)
  return (
    <>
      {/* Space for the button at the end of every page. */}
      <div aria-hidden className="h-13 xl:hidden print:hidden" />
      <button
        ref={button}
        type="button"
        aria-label={m.concierge_name()}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpened({ key })}
        className="fixed end-2 bottom-2 z-5 grid size-7 place-items-center rounded-full bg-blue text-on-blue shadow-float transition-opacity hover:bg-blue-hover not-focus-visible:data-away:pointer-events-none not-focus-visible:data-away:opacity-0 md:end-3 md:bottom-3 print:hidden"
      >
        <MessageCircle aria-hidden className="size-3" strokeWidth={1.6} />
      </button>
      {isOpen && <Drawer user={user} onClose={() => setOpened(null)} />}
    </>
  )
}
