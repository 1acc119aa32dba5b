import { type ReactNode, useId, useState } from 'react'
import { useSession } from '#app/features/accounts/use-session.ts'
import { m } from '#app/paraglide/messages.js'
import { Part } from '#app/ui/part.tsx'
import { PartBroken } from '#app/ui/part-broken.tsx'
import { panelProps, TabBar } from '#app/ui/tab-bar.tsx'
import { ChatPanel } from './chat-panel.tsx'
import { ChatTips } from './chat-tips.tsx'
import { SignInFirst } from './sign-in-first.tsx'
import { SuggestionsCard } from './suggestions-card.tsx'

/** The dashboard's tab "ai": the chat, the person's preferences (`preferences`), suggestions and tips. */
export function AiTab({ preferences }: { preferences?: ReactNode }) {
  const { user } = useSession()
  const id = useId()
  const [tab, setTab] = useState('chat')
  const panels = [
    {
      value: 'chat',
      label: m.concierge_tab_chat(),
      content: user ? <ChatPanel userId={user.id} /> : <SignInFirst />,
    },
    { value: 'preferences', label: m.concierge_tab_preferences(), content: preferences },
  ].filter(({ content }) => Boolean(content))
  return (
    <div className="grid gap-6 pt-1">
      <div>
        <TabBar
          id={id}
          label={m.concierge_tabs()}
          tabs={panels}
          value={tab}
          onChange={setTab}
          className="flex gap-0.5 scroll-row border-b border-line-strong"
        />
        {panels.map(({ value, content }) => (
          <div key={value} {...panelProps(id, value)} hidden={value !== tab} className="pt-2">
            {value === tab && <Part instead={<PartBroken />}>{content}</Part>}
          </div>
        ))}
      </div>
      <div className="grid gap-6 lg:grid-cols-2 lg:gap-4">
        <SuggestionsCard />
        <ChatTips />
      </div>
    </div>
  )
}
