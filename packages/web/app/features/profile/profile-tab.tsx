import { useId, useState } from 'react'
import type { AccountUser } from '#app/backend/stored-session.ts'
import { m } from '#app/paraglide/messages.js'
import { Part } from '#app/ui/part.tsx'
import { PartBroken } from '#app/ui/part-broken.tsx'
import { panelProps, TabBar } from '#app/ui/tab-bar.tsx'
import { PersonalPart } from './personal-part.tsx'
import { PreferencesPart } from './preferences-part.tsx'
import { SecurityPart } from './security-part.tsx'

/** The tab "profile": personal data, preferences and security. */
export function ProfileTab({ user }: { user: AccountUser }) {
  const id = useId()
  const [tab, setTab] = useState('personal')
  const parts = [
    { value: 'personal', label: m.profile_tab_personal(), Content: PersonalPart },
    { value: 'preferences', label: m.profile_tab_preferences(), Content: PreferencesPart },
    { value: 'security', label: m.profile_tab_security(), Content: SecurityPart },
  ]
  return (
    <div className="mt-2">
      <TabBar
        id={id}
        label={m.profile_tabs()}
        tabs={parts}
        value={tab}
        onChange={setTab}
        className="flex gap-0.5 scroll-row border-b border-line-strong"
      />
      {parts.map(({ value, Content }) => (
        <div key={value} {...panelProps(id, value)} hidden={value !== tab} className="pt-2.5">
          {value === tab && (
            <Part instead={<PartBroken />}>
              <Content user={user} />
            </Part>
          )}
        </div>
      ))}
    </div>
  )
}
