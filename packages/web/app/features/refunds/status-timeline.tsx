import { m } from '#app/paraglide/messages.js'
import { statusWord } from './status-word.ts'

const way = ['pending', 'processing', 'approved', 'completed']
const refusedWay = ['pending', 'processing', 'rejected']

/** The progress of a refund: past, current and future steps. The dates of the steps are unknown. */
export function StatusTimeline({ status }: { status: string }) {
  const steps = status === 'rejected' ? refusedWay : way
  const current = steps.indexOf(status)
  if (current < 0) return null
  return (
    <ol aria-label={m.refunds_timeline()} className="mt-1.25 flex text-meta">
      {steps.map((step, index) => (
        <Step
          key={step}
          name={statusWord(step)}
          state={stateOf(index, current, step)}
          isRefused={step === 'rejected'}
        />
      ))}
    </ol>
  )
}

const stateOf = (index: number, current: number, step: string) => {
  if (index > current) return 'ahead'
  // The last step is done, not current.
  return index < current || step === 'completed' ? 'done' : 'current'
}

interface StepProps {
  name: string
  state: 'done' | 'current' | 'ahead'
  isRefused: boolean
}

const lines = { done: 'border-gold', current: 'border-gold', ahead: 'border-line border-dashed' }
const points = {
  done: 'border-gold bg-gold',
  current: 'border-gold bg-ground ring-3 ring-gold-wash',
  ahead: 'border-line-strong bg-ground',
}

function Step({ name, state, isRefused }: StepProps) {
  return (
    <li
      aria-current={state === 'current' ? 'step' : undefined}
      className="group relative min-w-0 flex-1 pt-2 pe-1"
    >
      <span
        aria-hidden
        className={`absolute end-full top-[5px] w-full border-t-2 group-first:hidden ${lines[state]}`}
      />
      <span
        aria-hidden
        className={`absolute start-0 top-0 size-1.5 rounded-full border-2 ${isRefused ? 'border-red bg-red' : points[state]}`}
      />
      <span
        className={`wrap-anywhere ${state === 'current' ? 'font-strong text-ink' : state === 'done' ? 'text-ink-2' : 'text-ink-3'}`}
      >
        {name}
        {state === 'done' && <span className="sr-only">, {m.refunds_step_done()}</span>}
        {state === 'ahead' && <span className="sr-only">, {m.refunds_step_ahead()}</span>}
      </span>
    </li>
  )
}
