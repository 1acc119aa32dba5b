import { MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { lateComponent } from '#app/features/accounts/late-component.tsx'
import { useSession } from '#app/features/accounts/use-session.ts'
import { m } from '#app/paraglide/messages.js'
import { showToast } from '#app/ui/toast.ts'

const loadDrawer = () => import('./concierge-drawer.tsx').then(({ ConciergeDrawer }) => ConciergeDrawer)

/**
 * The floating button and the drawer that it opens. Shown to who is signed in, except beside the dashboard's own chat.
 * A drawer that is open stays when the session ends, and says that somebody has to sign in.
 */
export function ConciergeButton() {
  const { user } = useSession()
  const { pathname, search, key } = useLocation()
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  // A link in an answer leads to its page, which is then to be seen.
  if (openedAt !== null && openedAt !== key) setOpenedAt(null)
  const isOpen = openedAt === key
  const [Drawer] = useState(() =>
    lateComponent(loadDrawer, () => {
      setOpenedAt(null)
      showToast('error', m.concierge_script_failed())
    }),
  )

  const isChatHere = pathname === '/dashboard' && new URLSearchParams(search).get('tab') === 'ai'
  if (isChatHere || (!user && !isOpen)) return null
  const preload = () => void loadDrawer().catch(() => null)
  return (
    <>
      {/* What stands at the end of a page can be scrolled out from under the button. */}
      <div aria-hidden className="h-13 xl:hidden print:hidden" />
      <button
        type="button"
        aria-label={m.concierge_name()}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpenedAt(key)}
        className="fixed end-2 bottom-2 z-5 grid size-7 place-items-center rounded-full bg-blue text-on-blue shadow-float hover:bg-blue-hover md:end-3 md:bottom-3 print:hidden"
      >
        <MessageCircle aria-hidden className="size-3" strokeWidth={1.6} />
      </button>
      {isOpen && <Drawer user={user} onClose={() => setOpenedAt(null)} />}
    </>
  )
}
