import { lawChanges, payoutPractices } from '../../vat/law-changes.ts'
import { articleSources } from './article-sources.ts'
import type { ArticleTemplate } from './article.ts'

export const taxFreeLuxuryShoppingEurope: ArticleTemplate = (n) => {
  const four = [n.france, n.spain, n.italy, n.germany]
  const comparison = (euros: number) =>
    four.map(({ name, example }) => {
      const { price, vat, refund } = example(euros)
      return [name, price, vat, refund]
    })
  return {
    path: '/tax-free-luxury-shopping-europe',
    title: 'Tax-free luxury shopping in Europe: four compared',
    description:
      'France, Spain, Italy or Germany for luxury? VAT, minimum, estimated refund on the same price, how each validates and where the paperwork is light.',
    keywords: [
      'tax-free luxury Europe',
      'where to buy luxury in Europe',
      'Italy VAT refund',
      'compare VAT refund',
    ],
    heading: 'Tax-free luxury shopping in Europe: France, Spain, Italy and Germany compared',
    published: '2026-11-21',
    updated: '2026-11-24',
    answer: `On the same price tag Italy holds the most VAT and Germany the least, but the gap is small: ${n.italy.example(3000).refund} against ${n.germany.example(3000).refund} on ${n.italy.example(3000).price} by our estimate. Price, stock and the way you fly home matter more. Spain has an advantage of its own: a shop there must repay the whole VAT if you ask it directly.`,
    numbers: {
      caption: 'Four countries side by side',
      head: ['Country', 'VAT', 'Minimum, this guide', 'Minimum, law', 'Validated by'],
      rows: four.map(({ name, rate, minimumText, lawMinimumText, validation }) => [
        name,
        rate,
        minimumText,
        lawMinimumText,
        validation,
      ]),
      note: `Guide figures of ${n.guideMonth}; law ${n.france.lawCheckedDate}.`,
    },
    steps: [
      {
        title: 'Start with the flight home',
        text: 'Hand luggage belongs to the last EU airport, a suitcase tagged through to the first one, and one that you collect to the airport where you check it in again. If that is Frankfurt, French and Italian forms go through a German customs desk.',
      },
      {
        title: 'Compare shelf prices in euros',
        text: 'Look the piece up on the house’s site for each country. A lower shelf price beats a higher tax rate.',
      },
      {
        title: 'Ask two questions at the counter',
        text: '“What does this form pay me?” and “Which company pays it?” The second tells you which airport counter you need.',
      },
      {
        title: 'Bundle by seller',
        text: 'Each seller has a form of its own. Fewer sellers mean fewer codes, fewer lines and fewer mistakes.',
      },
      {
        title: 'Carry it unworn, with papers, to customs',
        text: `Be there ${n.arriveBeforeFlight} before the flight, before the suitcase is gone.`,
      },
    ],
    sections: [
      {
        id: 'same-price',
        title: 'The same price in four countries',
        blocks: [
          {
            kind: 'table',
            table: {
              caption: 'A bag or coat',
              head: ['Country', 'Price', 'VAT inside', 'Estimated refund'],
              rows: comparison(3000),
            },
          },
          {
            kind: 'table',
            table: {
              caption: 'A watch or jewel',
              head: ['Country', 'Price', 'VAT inside', 'Estimated refund'],
              rows: comparison(12_000),
              note: `All with ${n.refundShare} of the VAT. Large operators often pay less.`,
            },
          },
          { kind: 'note', tone: 'tip', text: payoutPractices.frenchDepartmentStore.text },
        ],
      },
      {
        id: 'france',
        title: 'France: many houses, one kiosk',
        blocks: [
          {
            kind: 'text',
            text: 'Hermès, Chanel, Dior, Louis Vuitton and Cartier are at home here, and [Paris](/france/paris) has department stores that write one form for many brands. PABLO kiosks read any French form. Weak points are the payout of big stores, and desks that may be closed before dawn. [Cannes](/france/cannes) and [Nice](/france/nice) bring the same brands to the sea.',
          },
        ],
      },
      {
        id: 'spain',
        title: 'Spain: no minimum in law, and the full VAT on request',
        blocks: [
          {
            kind: 'text',
            text: 'Loewe is the national house; Calle de Serrano and Calle de José Ortega y Gasset in [Madrid](/spain/madrid) and Passeig de Gràcia in [Barcelona](/spain/barcelona) have the international ones. Every form is electronic. The direct route to the shop is worth most on one large piece.',
          },
          { kind: 'note', tone: 'law', text: payoutPractices.spainShopDirect.text },
        ],
      },
      {
        id: 'italy',
        title: 'Italy: the highest rate of the four',
        blocks: [
          {
            kind: 'text',
            text: 'Via Monte Napoleone in [Milan](/italy/milan), the streets below Piazza di Spagna in [Rome](/italy/rome) and Via de’ Tornabuoni in [Florence](/italy/florence) are the addresses. At Fiumicino and Malpensa the operators’ desks validate Italian invoices, so customs and cash are often one stop. For antiques and art the tax is small.',
          },
          { kind: 'note', tone: 'law', text: lawChanges.italySingleValidation.text },
          { kind: 'note', tone: 'law', text: lawChanges.italyArt.text },
        ],
      },
      {
        id: 'germany',
        title: 'Germany: the lowest rate, and a stamp',
        blocks: [
          {
            kind: 'text',
            text: 'Maximilianstraße in [Munich](/germany/munich), Königsallee in [Düsseldorf](/germany/dusseldorf) and Goethestraße in [Frankfurt](/germany/frankfurt) hold the houses. The export certificate is stamped by hand. Check the suitcase in, have it tagged, and take it to customs yourself; goods in hand luggage are shown after security at most airports. Plan extra time for two desks if you carry both. Connections from other countries often run through [Frankfurt Airport](/germany/frankfurt-airport): read its page before you book one.',
          },
        ],
      },
      {
        id: 'choose',
        title: 'Which one for you?',
        blocks: [
          {
            kind: 'list',
            items: [
              '**One big piece, time to email**: Spain.',
              '**Many gifts, one afternoon**: a Paris department store.',
              '**Italian labels, several shops**: Milan, then one validation at Malpensa.',
              '**A watch in hand luggage, flight through Frankfurt or Munich**: buy where you like, and plan for German customs.',
              '**Swiss by car**: Germany or Italy; check your allowance at home first.',
            ],
          },
        ],
      },
    ],
    exceptions: [
      'Great Britain and Switzerland are not part of this comparison: the one repays nothing on what you carry home, the other has a scheme of its own.',
      'In Italy some sellers take the VAT off at the till against a card guarantee. You still need the validation.',
      'Rates are those for ordinary goods. Books, food and, in places, art carry less.',
      'A duty at home can take back more than the refund gives. Check before you buy for the tax alone.',
    ],
    questions: [
      {
        question: 'Where is luxury cheapest in Europe?',
        answer:
          'There is no single answer: houses move prices by country and season. Compare the house’s own site, subtract the estimated refund, and add your way there.',
      },
      {
        question: 'May I buy in Milan and claim in Paris?',
        answer:
          'If you fly home nonstop from Paris, yes: an Italian invoice goes to the customs desk at the Paris airport, not to the kiosk. Then return it to the seller or operator.',
      },
      {
        question: 'Can purchases in two countries be added up?',
        answer:
          'No. Each country is counted alone, and each adds receipts up in its own way: see [the rules](/vat-refund-rules-2025#counting).',
      },
      {
        question: 'Which country pays fastest?',
        answer: `A cash counter pays on the day, where there is one. To a card, plan ${n.refundWeeks}. A Spanish shop that you ask directly has a term set by law.`,
      },
      {
        question: 'Is the percentage always what I get?',
        answer: `No. The rate counts on the price without tax, so it is a smaller part of the price tag, and the operator keeps its fee. Visitors typically see ${n.typicalShareOfPrice} of the price.`,
      },
    ],
    related: [
      { path: '/vat-refund-luxury-shopping-france', text: 'France in depth' },
      { path: '/spain', text: 'Spain: rules and cities' },
      { path: '/italy', text: 'Italy: rules and cities' },
      { path: '/germany', text: 'Germany: rules and cities' },
      { path: '/vat-refund-rules-2025', text: 'The rules with dates and sources' },
      { path: '/vat-calculator', text: 'Try your own price' },
    ],
    sources: [
      articleSources.frenchMinimum,
      articleSources.spanishTaxAgency,
      articleSources.italianMinimum,
      articleSources.italianProcedure,
      {
        name: 'Fiscal Solutions: single validation with OTELLO 2.0',
        url: lawChanges.italySingleValidation.source,
        readOn: '2026-05',
      },
      articleSources.germanRules,
      articleSources.frankfurtAirport,
      articleSources.galeriesLafayette,
      articleSources.euGuide,
    ],
  }
}
