import { formatDay } from './format-day.ts'
import { textWithoutLinks } from './visible-text.ts'

/** A day of a trip in a reminder; `dueOn` is YYYY-MM-DD, `shop` as typed. */
export type MailedReminder = { kind: string; shop: string; dueOn: string }

const labels: Record<string, string> = {
  complete: 'Last day to buy what a form still lacks',
  'ask-for-form': 'Last day for the shop to write the form',
  'goods-out': 'Be out of the EU with the goods, the form validated',
  'goods-out-by-law': 'The law’s last day to be out of the EU with the goods',
  'form-back': 'The validated form has to be back',
  'form-back-later': 'The validated form has to be back, by the later reading',
  'early-refund': 'The form has to be back, or your card is charged',
  'shop-pays': 'The shop should have paid by now',
  'no-money-30': '30 days without money: ask where it is',
  'no-money-60': '60 days without money: ask where it is',
  'last-day': 'You leave, by your trip. Goods, forms and passport go to customs before the bag goes',
}

/** Returns what happens on each day, as rows of the mail. A kind unknown to this version is shown as a plain day. */
export function reminderFacts(reminders: readonly MailedReminder[]): { label: string; value: string }[] {
  return reminders.map(({ kind, shop, dueOn }) => {
    const name = textWithoutLinks(shop)
    return {
      label: formatDay(dueOn),
      value: [labels[kind] ?? 'A day of your trip', ...(name ? [name] : [])].join(': '),
    }
  })
}
