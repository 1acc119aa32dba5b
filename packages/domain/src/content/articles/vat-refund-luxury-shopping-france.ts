import { payoutPractices } from '../../vat/law-changes.ts'
import { articleSources } from './article-sources.ts'
import type { ArticleTemplate } from './article.ts'

export const vatRefundLuxuryShoppingFrance: ArticleTemplate = (n) => ({
  path: '/vat-refund-luxury-shopping-france',
  title: 'VAT refund on luxury purchases in France',
  description:
    'Bags, watches and jewelry in France: what comes back on large prices, boutique or department store, which form, and how to carry it out.',
  keywords: ['luxury VAT refund France', 'Louis Vuitton tax refund', 'watch détaxe', 'Paris luxury tax free'],
  heading: 'VAT refund on luxury purchases in France',
  published: '2026-11-21',
  updated: '2026-11-21',
  answer: `On a luxury purchase the refund is worth planning: on ${n.france.example(5000).price} there are ${n.france.example(5000).vat} of VAT inside, and we estimate ${n.france.example(5000).refund} back. What you really get depends on where you buy. Ask the boutique for its refund before you pay, carry the piece in your hand luggage, and have it scanned unworn on the day you leave the EU.`,
  numbers: {
    caption: 'Estimated refund on large French purchases',
    head: ['Price', 'VAT inside', 'Estimated refund'],
    rows: [1000, 2500, 5000, 10_000].map((euros) => {
      const { price, vat, refund } = n.france.example(euros)
      return [price, vat, refund]
    }),
    note: `Standard rate ${n.france.rate}, refund ${n.refundShare} of the VAT (guide of ${n.guideMonth}). The operator’s fee decides; the form states the amount.`,
  },
  steps: [
    {
      title: 'Ask for the refund in euros, not in percent',
      text: 'Two boutiques may sell the same bag at one price and pay different refunds, because they work with different operators. “How much will this form pay me on my card?” has an exact answer.',
    },
    {
      title: 'Buy in one name, at one counter',
      text: 'One buyer, one passport, one payment. A form that shows a different name from the card or the passport invites questions.',
    },
    {
      title: 'Keep invoice, certificate and form together',
      text: 'Customs may compare the reference number of a watch or the description of a stone with the form. Photograph all three.',
    },
    {
      title: 'Leave it in its box',
      text: 'Wear it after the border. Until then seals, foils and tags stay on.',
    },
    {
      title: 'Carry it to the kiosk yourself',
      text: 'Jewelry and watches belong in hand luggage. Scan before you drop the suitcase all the same, because the desks stand before security.',
    },
    {
      title: 'Declare it at home',
      text: 'The refund in Europe says nothing about duty in your country. Know your allowance before you land.',
    },
  ],
  sections: [
    {
      id: 'boutique-or-store',
      title: 'Boutique or department store?',
      blocks: [
        {
          kind: 'text',
          text: 'A house’s own boutique writes one form for what you buy there. A department store collects several brands on one form, with one line at one desk. But the corners inside are not all part of it: at Galeries Lafayette, purchases from Louis Vuitton, for example, were named as not combinable with the rest of the store.',
        },
        { kind: 'note', tone: 'tip', text: payoutPractices.frenchDepartmentStore.text },
        {
          kind: 'text',
          text: 'So for a single large piece, compare the refund as well as the price. For gifts of many brands, the store’s one form saves you an evening.',
        },
      ],
    },
    {
      id: 'payout',
      title: 'How to be paid on a large form',
      blocks: [
        {
          kind: 'list',
          items: [
            '**To the card you paid with**: no counter, no line, and it arrives while you are at home.',
            '**To another account** such as Alipay: offered by some stores. Give the number yourself and read it again.',
            '**Cash at the airport**: counters may limit how much they hand out in notes, and each converts at its own rate.',
            '**Cash in the store**: an advance that your card guarantees. On a large form, ask whether the guarantee ties up your card’s limit for the rest of the trip.',
          ],
        },
        { kind: 'note', tone: 'warning', text: payoutPractices.earlyRefund.text },
        {
          kind: 'text',
          text: 'If a counter offers dollars or pounds instead of euros, ask for the rate in writing. A poor rate on a large refund costs more than any fee on the list.',
        },
      ],
    },
    {
      id: 'by-goods',
      title: 'What differs by kind of goods',
      blocks: [
        {
          kind: 'table',
          table: {
            caption: 'Luxury goods and the French form',
            head: ['Goods', 'On a form?', 'Look out for'],
            rows: [
              ['Leather, clothes, shoes', 'Yes', 'Several sizes of one model look like trade.'],
              ['Watches', 'Yes', 'Serial number on form and invoice must be the one on the case.'],
              [
                'Jewelry',
                'Yes',
                'Loose, unmounted stones were excluded on an older airport page. Ask before you buy.',
              ],
              [
                'Wine and spirits',
                'Yes, in malls that say so',
                'They fly in the hold: scan before bag drop.',
              ],
              ['Perfume and cosmetics', 'Yes', 'Large bottles cannot go through security.'],
              ['Art and antiques', 'Ask the dealer', 'A lower rate, export papers, or no form at all.'],
              ['Repair, engraving, delivery', 'No', 'A service, even on the same invoice.'],
              ['Second-hand pieces', 'Seldom', 'Many are sold under a scheme that shows no VAT.'],
            ],
          },
        },
      ],
    },
    {
      id: 'where',
      title: 'Where this shopping is done',
      blocks: [
        {
          kind: 'text',
          text: 'In [Paris](/france/paris): Avenue Montaigne, Rue du Faubourg Saint-Honoré, Rue Saint-Honoré, Place Vendôme for high jewelry, and the stores of Boulevard Haussmann. On the Riviera: La Croisette in [Cannes](/france/cannes), Rue Paradis in [Nice](/france/nice), and the center of [Saint-Tropez](/france/saint-tropez) in season. Elsewhere: Rue Édouard-Herriot in [Lyon](/france/lyon), Cours de l’Intendance in [Bordeaux](/france/bordeaux). Outlet villages sell past seasons with the same form.',
        },
      ],
    },
    {
      id: 'with-a-driver',
      title: 'With a driver',
      blocks: [
        {
          kind: 'text',
          text: 'A car with a driver solves two plain problems: bags that cannot stay in a hotel lobby, and a last stop at the right desk. In Paris and Nice you can [ask for one](/france/paris/book-chauffeur?service=shopping). It is a request; a person answers it, and you agree on the price before anything is booked.',
        },
      ],
    },
  ],
  exceptions: [
    'Crocodile, ivory, coral and other protected materials need export papers of their own. Ask the house for them before you pay.',
    'A piece that the boutique sends to your home by courier is an export by the boutique. It needs no form from you, and no kiosk.',
    'Company purchases do not qualify: the form is for personal use and gifts.',
    `If your trip through the EU lasts ${n.maximumStay} or longer, you cannot buy tax-free in France at all.`,
    'The deadline runs from the date of the purchase. For a made-to-order piece, ask which date the invoice will carry.',
  ],
  questions: [
    {
      question: `How much do I get back on a bag for ${n.france.example(2500).price}?`,
      answer: `We estimate ${n.france.example(2500).refund} out of ${n.france.example(2500).vat} of VAT. A store that pays a fixed share of the price may pay less. The form says it before you sign.`,
    },
    {
      question: 'Is luxury cheaper in France than at home?',
      answer:
        'Sometimes, and the refund is only one part. Compare the price at home with the French price less the refund, plus duty at home. Houses set their prices by region.',
    },
    {
      question: 'May I wear the watch to the airport?',
      answer:
        'Better not. Goods for export should be unused, and an officer who sees it on your wrist may see it that way.',
    },
    {
      question: 'Can two of us share one expensive piece?',
      answer: 'No. One form, one name. Whoever is on the form takes the piece out of the EU.',
    },
    {
      question: 'Will customs open the box?',
      answer:
        'They may. If a seal matters to you, tell the officer before it is broken and keep the invoice with the piece.',
    },
    {
      question: 'Do the maisons in La Vallée Village give the form too?',
      answer:
        'Ask in each boutique. The village has a refund service at its welcome center for what you bought there.',
    },
  ],
  related: [
    { path: '/vat-calculator/france', text: 'Estimate a purchase in your currency' },
    { path: '/tax-free-luxury-shopping-europe', text: 'France compared with Spain, Italy and Germany' },
    { path: '/tax-free-shopping-in-paris', text: 'Shopping areas of Paris' },
    { path: '/france/cannes', text: 'Cannes and La Croisette' },
    { path: '/vat-refund-at-cdg-airport', text: 'The scan at Charles de Gaulle' },
  ],
  sources: [
    articleSources.galeriesLafayette,
    {
      name: 'Galeries Lafayette Paris Haussmann: tax refunds, English page',
      url: 'https://haussmann.galerieslafayette.com/en/tax-refunds/',
    },
    articleSources.frenchCustoms,
    articleSources.carrouselDuLouvre,
    articleSources.globalBlueFrance,
    { name: 'Planet: why was my card charged?', url: payoutPractices.earlyRefund.source },
    articleSources.euGuide,
  ],
})
