import { guideFigures } from '../vat/guide-figures.ts'

export type RefundStep = { name: string; title: string; text: string }

/** The four steps from the till to the money, as the home page tells them. */
export const refundSteps: readonly RefundStep[] = [
  {
    name: 'Shop',
    title: 'Ask for the form',
    text: 'Spend the minimum in one store and ask for the tax-free form at the till. Show your passport.',
  },
  {
    name: 'Keep',
    title: 'Leave it unused',
    text: 'Keep the goods unused, with the form and the receipt, until you leave the EU.',
  },
  {
    name: 'Validate',
    title: 'Scan or stamp',
    text: 'Before you check your bags: a PABLO kiosk in France, DIVA in Spain, OTELLO in Italy, a customs stamp in Germany.',
  },
  {
    name: 'Collect',
    title: 'Get your money',
    text: `Take cash at a counter the same day, or wait ${guideFigures.refundWeeks} for your card.`,
  },
]
