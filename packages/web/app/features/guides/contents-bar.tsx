import { m } from '#app/paraglide/messages.js'

export type ContentsEntry = { id: string; label: string }

/** What a long page holds, in a bar that stays in sight while one reads. */
export function ContentsBar({ entries }: { entries: ContentsEntry[] }) {
  return (
    <nav aria-label={m.guides_contents()} data-contents="" className="border-b border-line bg-ground">
      <ul className="page flex scroll-row gap-2.5 text-small font-medium">
        {entries.map(({ id, label }) => (
          <li key={id} className="flex-none">
            <a
              href={`#${id}`}
              className="inline-flex min-h-control items-center text-ink-2 no-underline -outline-offset-3 hover:text-ink hover:underline"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
