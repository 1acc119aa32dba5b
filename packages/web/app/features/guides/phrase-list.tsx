type PhraseListProps = { phrases: { local: string; english: string }[]; language: string }

/** Phrases for the counter, in the local language with their meaning. */
export function PhraseList({ phrases, language }: PhraseListProps) {
  return (
    <dl className="border-b border-line text-small">
      {phrases.map(({ local, english }) => (
        <div key={local} className="border-t border-line py-1.25">
          <dt lang={language} className="font-strong">
            {local}
          </dt>
          <dd className="text-ink-2">{english}</dd>
        </div>
      ))}
    </dl>
  )
}
