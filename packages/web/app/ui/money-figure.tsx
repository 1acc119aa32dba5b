/** An amount in a row or table: quiet currency code, then the figure with two decimals, never broken apart. */
export function MoneyFigure({ currency, figure }: { currency: string; figure: string }) {
  return (
    <span data-money className="whitespace-nowrap tabular-nums">
      <span className="me-[5px] text-[0.82em] font-text tracking-[0.02em] text-ink-3">{currency}</span>{' '}
      {figure}
    </span>
  )
}

/** Widest digit of the display face, in em; with it an amount of any length fits its line. */
const digitWidthEm = 0.49

/** The one big amount of a money document, on one line however long. The code stands at cap height before it. */
export function BigMoneyFigure({ currency, figure }: { currency: string; figure: string }) {
  const fitting = `calc((100cqi - 4rem) / ${(figure.length * digitWidthEm).toFixed(2)})`
  return (
    <div className="@container">
      <p
        data-keep-clear
        className="flex items-start gap-1.25 font-display leading-[0.95] font-text tracking-[-0.035em] whitespace-nowrap tabular-nums"
        style={{ fontSize: `min(var(--text-money), ${fitting})` }}
      >
        <span className="pt-[0.55rem] font-sans text-small leading-none font-strong tracking-[0.03em] text-ink-2 lg:pt-[0.95rem] lg:text-lead lg:leading-none">
          {currency}
        </span>{' '}
        {figure}
      </p>
    </div>
  )
}
