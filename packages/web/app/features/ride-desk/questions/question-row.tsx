import { formatLongDay } from '@retour/domain/content/format-day'
import { questionMarks, type OpenQuestion, type QuestionMark } from '@retour/domain/wire/questions'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'

const markLabels: Record<QuestionMark, () => string> = {
  learned: m.desk_question_learned,
  'not-ours': m.desk_question_not_ours,
}

interface QuestionRowProps {
  question: OpenQuestion
  mayMark: boolean
  isBusy: boolean
  onMark: (mark: QuestionMark | null) => void
}

/** One question, how often it was asked, and the decision about it. */
export function QuestionRow({ question, mayMark, isBusy, onMark }: QuestionRowProps) {
  const { question: words, asked, firstOn, lastOn, mark, askedSinceMark } = question
  const count = mark ? m.desk_question_since({ count: askedSinceMark }) : ''
  return (
    <li className="grid gap-0.5 border-b border-line py-1.5">
      <p className="font-strong wrap-anywhere">
        <bdi>{words}</bdi>
      </p>
      <p className="text-small text-ink-2">
        {m.desk_question_asked({ count: asked })}{' '}
        {firstOn === lastOn
          ? m.desk_question_on({ day: formatLongDay(lastOn) })
          : m.desk_question_between({ first: formatLongDay(firstOn), last: formatLongDay(lastOn) })}
        {mark && ` ${markLabels[mark]()}. ${count}`}
      </p>
      {mayMark && (
        <div className="flex flex-wrap gap-1">
          {mark ? (
            <MarkButton
              words={m.desk_question_unmark()}
              about={words}
              isBusy={isBusy}
              onPress={() => onMark(null)}
            />
          ) : (
            questionMarks.map((to) => (
              <MarkButton
                key={to}
                words={markLabels[to]()}
                about={words}
                isBusy={isBusy}
                onPress={() => onMark(to)}
              />
            ))
          )}
        </div>
      )}
    </li>
  )
}

interface MarkButtonProps {
  words: string
  about: string
  isBusy: boolean
  onPress: () => void
}

function MarkButton({ words, about, isBusy, onPress }: MarkButtonProps) {
  return (
    <Button
      variant="outlined"
      size="small"
      isBusy={isBusy}
      aria-label={`${words}: ${about}`}
      onClick={onPress}
    >
      {words}
    </Button>
  )
}
