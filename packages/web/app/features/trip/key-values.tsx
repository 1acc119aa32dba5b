/** A list of labels and values with hairlines. */
export function KeyValues({ rows }: { rows: readonly (readonly [what: string, value: string])[] }) {
  return (
    <dl className="mt-1.25 text-small">
      {rows.map(([what, value]) => (
        <div key={what} className="flex justify-between gap-2 border-t border-line py-1">
          <dt>{what}</dt>
          <dd className="text-end font-strong whitespace-nowrap tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
