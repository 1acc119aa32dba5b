import { Keyboard } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { readStored, writeStored } from '#app/platform/browser-storage.ts'
import { Button } from '#app/ui/button.tsx'
import { CheckboxField } from '#app/ui/checkbox-field.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import { goTo, isTyping, type KeyWay, leaveField, stepInQueue } from './key-ways.ts'

const storedAs = 'desk-keys'

/** Each key with its action, which returns false if the screen has nothing for it. */
const keys: { key: string; words: () => string; go: () => boolean; none: () => string }[] = [
  { key: '/', words: m.desk_keys_search, go: () => goTo('search'), none: m.desk_keys_none },
  { key: 'j', words: m.desk_keys_next, go: () => stepInQueue(1), none: m.desk_keys_no_next },
  { key: 'k', words: m.desk_keys_before, go: () => stepInQueue(-1), none: m.desk_keys_no_before },
  ...(
    [
      ['q', 'quote', m.desk_keys_quote],
      ['a', 'assign', m.desk_keys_assign],
      ['s', 'step', m.desk_keys_step],
    ] satisfies [string, KeyWay, () => string][]
  ).map(([key, way, words]) => ({ key, words, go: () => goTo(way), none: m.desk_keys_none })),
]

/** The keyboard shortcuts of the queue, and the list of them. Single letters can be turned off (WCAG 2.1.4). */
export function DeskKeys() {
  const [isOpen, setIsOpen] = useState(false)
  const [isOn, setIsOn] = useState(() => readStored('localStorage', storedAs) !== 'off')
  const [said, setSaid] = useState('')

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isOn) leaveField(event)
    if (!isOn || isTyping(event)) return
    if (event.key === '?') {
      event.preventDefault()
      return setIsOpen(true)
    }
    const found = keys.find(({ key }) => key === event.key)
    if (!found) return
    event.preventDefault()
    setSaid(found.go() ? '' : found.none())
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  function turn(on: boolean) {
    setIsOn(on)
    writeStored('localStorage', storedAs, on ? 'on' : 'off')
  }
  return (
    <>
      <span className="hidden lg:block">
        <Button variant="quiet" size="small" onClick={() => setIsOpen(true)}>
          <Keyboard aria-hidden className="size-2.5" strokeWidth={1.6} />
          {m.desk_keys()}
        </Button>
      </span>
      <p role="status" className="text-small text-ink-2">
        {said}
      </p>
      {isOpen && (
        <Sheet title={m.desk_keys()} closeLabel={m.desk_keys_close()} onClose={() => setIsOpen(false)}>
          <dl className="grid grid-cols-[3rem_1fr] gap-y-0.75">
            {[...keys, { key: '?', words: m.desk_keys_list }, { key: 'Esc', words: m.desk_keys_escape }].map(
              ({ key, words }) => (
                <div key={key} className="contents">
                  <dt>
                    <kbd className="rounded-sm border border-line-strong px-0.75 font-strong">{key}</kbd>
                  </dt>
                  <dd>{words()}</dd>
                </div>
              ),
            )}
          </dl>
          <CheckboxField
            label={m.desk_keys_on()}
            checked={isOn}
            onChange={({ currentTarget }) => turn(currentTarget.checked)}
          />
        </Sheet>
      )}
    </>
  )
}
