import * as Tabs from '@radix-ui/react-tabs'
import { useId, useState, type ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { useStorageMissing } from '#app/platform/use-storage-missing.ts'
import { Note } from '#app/ui/note.tsx'
import type { SentMail } from './landing-address.ts'
import { LoginForm } from './login-form.tsx'
import type { AuthTab, SignUpData } from './open-auth-dialog.ts'
import { SignUpForm } from './sign-up-form.tsx'

interface AuthPanelProps {
  firstTab: AuthTab
  /** The path to which links in mails return. */
  origin: string
  /** Called after a sign-in. A page that watches the session itself needs no call. */
  onSignedIn?: () => void
  /** Somebody is signed in, and the next page is loading: nobody can sign in meanwhile. */
  isLeaving?: boolean
  onRegistered: (sent: SentMail) => void
  /** Called after a requested mail was sent. */
  onMailSent: (sent: SentMail) => void
  signUpData?: SignUpData | undefined
  /** The id of the heading, for the element that contains the panel. */
  headingId?: string
  headingLevel?: 'h1' | 'h2'
}

const tabClass =
  'min-h-touch flex-1 px-1.5 text-[1.0625rem] first:rounded-s-[5px] last:rounded-e-[5px] data-[state=active]:bg-ink data-[state=active]:font-strong data-[state=active]:text-ground'

/** The tabs Login and Sign Up. Both share the typed name and mail address. */
export function AuthPanel({
  firstTab,
  origin,
  onSignedIn,
  isLeaving = false,
  onRegistered,
  onMailSent,
  signUpData,
  headingId,
  headingLevel = 'h2',
}: AuthPanelProps) {
  const [tab, setTab] = useState(firstTab)
  const ownId = useId()
  const Heading = headingLevel
  const isLogin = tab === 'login'
  const isStorageMissing = useStorageMissing('localStorage')
  return (
    <Tabs.Root value={tab} onValueChange={(value) => setTab(value === 'signup' ? 'signup' : 'login')}>
      <Heading id={headingId ?? ownId} className="heading-2 pe-5 text-section">
        {isLogin ? m.accounts_login_title() : m.accounts_signup_title()}
      </Heading>
      <p className="mt-0.5 text-ink-2">{isLogin ? m.accounts_login_text() : m.accounts_signup_text()}</p>
      {isStorageMissing && (
        <div className="mt-2">
          <Note kind="warning">{m.accounts_not_kept()}</Note>
        </div>
      )}
      <Tabs.List
        aria-label={m.accounts_tabs()}
        className="mt-2.5 flex rounded border border-line-strong bg-paper"
      >
        <Tab value="login">{m.accounts_tab_login()}</Tab>
        <Tab value="signup">{m.accounts_tab_signup()}</Tab>
      </Tabs.List>
      <Tabs.Content value="login" tabIndex={-1} className="mt-2.5">
        <LoginForm origin={origin} isLeaving={isLeaving} onSignedIn={onSignedIn} onMailSent={onMailSent} />
      </Tabs.Content>
      <Tabs.Content value="signup" tabIndex={-1} className="mt-2.5">
        <SignUpForm origin={origin} data={signUpData} onRegistered={onRegistered} />
      </Tabs.Content>
    </Tabs.Root>
  )
}

function Tab({ value, children }: { value: AuthTab; children: ReactNode }) {
  return (
    <Tabs.Trigger value={value} className={tabClass}>
      {children}
    </Tabs.Trigger>
  )
}
