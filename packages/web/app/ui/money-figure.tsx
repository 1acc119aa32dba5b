/** An amount in a row or table: the currency code, then the figure with two decimals, without a line break. */
export function MoneyFigure({ currency, figure }: { currency: string; figure: string }) {
  return (
    <span data-money className="whitespace-nowrap tabular-nums">
      <span className="me-[5px] text-[0.82em] font-text tracking-[0.02em] text-ink-3">{currency}</span>{' '}
      {figure}
    </span>
  )
}

/** The widest digit of the display font, in em. With it, an amount of any length fits on its line. */
const digitWidthEm = 0.49

/**
 * The main amount of a money document, always on one line. The currency code before it is aligned with the top of the
 * digits.
 */
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
