import type { Purchase } from '../reading/read-question.ts'
import type { Toolbox } from '../tools/toolbox.ts'
import { recordedKind, type GoodsKind } from './kind-of-goods.ts'

/**
 * Returns the refund of goods with a lower rate: by the country's record, if it has one rate, else what the record
 * says. Without a record it says that none is known. Books in Italy contain no VAT.
 */
export function describeLowerRate(
  kind: GoodsKind,
  { money, country }: Pick<Purchase, 'money' | 'country'>,
  line: string,
  tools: Toolbox,
): string[] {
  if (kind === 'books' && country === 'italy') return [tools.explain('books-in-italy').text]
  const general = tools.explain('reduced-goods').text
  const record = recordedKind(kind, line)
  const rate = country && record ? tools.goods(country, record, money) : null
  if (!rate) return [general, tools.explain('reduced-rate-unknown').text]
  if (!rate.estimate) return [general, `${rate.text} So I give no figure for them.`]
  const { purchase, rate: percent, vat, refund } = rate.estimate
  return [
    general,
    `${rate.text} For a purchase of ${purchase} the **estimated refund is ${refund}**: the price includes ${vat} of VAT at ${percent}. The operator’s fee decides the amount; the form states it.`,
  ]
}
