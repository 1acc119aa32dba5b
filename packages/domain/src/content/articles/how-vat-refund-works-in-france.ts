import { payoutPractices } from '../../vat/law-changes.ts'
import { articleSources } from './article-sources.ts'
import type { ArticleTemplate } from './article.ts'

export const howVatRefundWorksInFrance: ArticleTemplate = (n) => ({
  path: '/how-vat-refund-works-in-france',
  title: 'How the VAT refund works in France, step by step',
  description:
    'Who may claim the French VAT refund, what the shop must do, how a PABLO kiosk works, what you really get and where most refunds are lost.',
  keywords: ['VAT refund France', 'détaxe', 'PABLO kiosk', 'tax-free form', 'French VAT'],
  heading: 'How the VAT refund works in France',
  published: '2026-11-21',
  updated: '2026-11-24',
  answer: `You pay the full price; if you live outside the EU and spend the minimum with one seller (${n.france.minimumText}), the shop can give you a tax-free form. You scan its barcode at a PABLO kiosk on the day you leave the EU, with the goods at hand. Then an operator pays you part of the ${n.france.rate} VAT. Money before that scan is only an advance.`,
  numbers: {
    caption: 'The French refund in numbers',
    head: ['', 'What this guide counts with', 'What to know'],
    rows: [
      ['Standard VAT', n.france.rate, 'Food and books carry less, so they give back less.'],
      [
        'Minimum',
        n.france.minimumText,
        `By law it is ${n.france.lawMinimumText}, VAT included, since ${n.france.lawSince}.`,
      ],
      ['What counts as one purchase', n.france.counted, `By law: ${n.france.lawCounting}`],
      ['Time to leave the EU', n.exportWithin, n.clockNote],
      ['The validated form', n.france.formBackShort, n.france.formBack],
      ['Longest stay', `under ${n.maximumStay}`, 'French customs counts time in the whole EU.'],
      ['Age', `${n.france.age} or over`, 'On the day of the purchase.'],
      [
        'Refund we estimate',
        `${n.refundShare} of the VAT`,
        'The operator’s fee decides. The form states the exact amount.',
      ],
      ['Money on your card', n.refundWeeks, 'Counted from the scan, not from the purchase.'],
    ],
    note: `Guide figures from ${n.guideMonth}; law ${n.france.lawCheckedDate}.`,
  },
  steps: [
    {
      title: 'Ask before you pay',
      text: 'Selling tax-free is voluntary, and many small shops do not. Ask “Faites-vous la détaxe ?” and show your passport. Bring the original: Galeries Lafayette, for one, takes no copy.',
    },
    {
      title: 'Read the form at the counter',
      text: 'Check five things: your name, passport number, country, the amount, and how you will be paid. A wrong country is enough for customs to refuse, so have it corrected while you are still in the shop.',
    },
    {
      title: 'Keep the goods as they are',
      text: 'Leave tags on and boxes closed until you have left. Customs may ask to see every item on the form, and worn goods raise the question whether they were for use here.',
    },
    {
      title: 'Scan on your way out of the EU',
      text: `Find the PABLO kiosk before you drop your bags. Hold the barcode under the reader. Green means the export is confirmed; red means walk to the customs desk beside it. Be there ${n.arriveBeforeFlight} before a flight or ${n.arriveBeforeTrain} before a train.`,
    },
    {
      title: 'Take the money',
      text: 'If the form says card, there is nothing left to do. If it says cash, take the scanned form to your operator’s counter.',
    },
  ],
  sections: [
    {
      id: 'who-does-what',
      title: 'Three parties, and only one of them pays',
      blocks: [
        {
          kind: 'text',
          text: '**The shop** issues the form through the PABLO system, which it must use. **Customs** confirms that the goods left. **The operator**, or the shop itself, sends the money. Customs has no cash desk and cannot speed a payment up. The operator cannot pay without the customs confirmation. When something is missing, this tells you whom to ask.',
        },
        {
          kind: 'list',
          items: [
            'No form in your hand: the shop.',
            'Red screen, closed kiosk, a form from another country: customs.',
            'Green screen, but no money: the operator named on the form. Quote the form number.',
          ],
        },
      ],
    },
    {
      id: 'what-comes-back',
      title: 'What really comes back',
      blocks: [
        {
          kind: 'text',
          text: `The VAT sits inside the price, so it is less than ${n.france.rate} of what you pay. Our [calculator](/vat-calculator/france) takes it out and counts ${n.refundShare} of it. A typical refund is ${n.typicalShareOfPrice} of the price after fees.`,
        },
        {
          kind: 'table',
          table: {
            caption: 'Our estimate for three French prices',
            head: ['Price', 'VAT inside', 'Estimated refund'],
            rows: [150, 500, 1000].map((euros) => {
              const { price, vat, refund } = n.france.example(euros)
              return [price, vat, refund]
            }),
            note: 'An estimate at the standard rate. Cash and currency conversion cost extra.',
          },
        },
        { kind: 'note', tone: 'tip', text: payoutPractices.frenchDepartmentStore.text },
      ],
    },
    {
      id: 'adding-up',
      title: 'When small receipts add up',
      blocks: [
        {
          kind: 'text',
          text: `${n.france.counting} Shops differ, so ask at the first purchase: “Can I add tomorrow’s receipt?” A form that spans two months: from which month its three months run was not found, so use the earlier. If the answer is no, buy together what belongs together. In Paris, two malls do the adding up at a desk; see [how to claim in Paris](/how-to-claim-vat-refund-in-paris).`,
        },
      ],
    },
    {
      id: 'where-refunds-are-lost',
      title: 'Where refunds are lost',
      blocks: [
        {
          kind: 'list',
          items: [
            '**The suitcase is gone.** Bags dropped before the scan cannot be shown. Scan first, always.',
            '**The wrong airport.** A connection in Frankfurt or Madrid moves your hand luggage there: customs stamps the French form on paper. A suitcase tagged through stays with the first airport, before you give it away; one that you collect goes to the desk where you check it in again.',
            '**Nobody there.** Before dawn, kiosks and desks have been found closed, even where a website said day and night. Ask your terminal the day before.',
            '**The advance.** Cash in the store is lent to you. Miss the scan, and your card pays it back.',
            '**The commercial quantity.** Many pieces of one article look like trade, not like a souvenir.',
          ],
        },
      ],
    },
    {
      id: 'missed-the-scan',
      title: 'If you already left without the scan',
      blocks: [
        {
          kind: 'text',
          text: 'There is a narrow way back. Where customs itself was the reason, for example a broken kiosk with no officer, you can ask French customs to put it right within six months of the purchase. You need the original form, proof of your trip and of residence, and either a duty receipt from your home customs or a certificate from a French consulate that saw the goods. Running late is not a reason they accept.',
        },
      ],
    },
  ],
  exceptions: [
    'Residents of the EU, of Monaco and of the French overseas departments cannot claim. Neither can students here, diplomats posted here, or people who leave the EU for good.',
    'Tobacco, weapons, medicines, cultural goods, vehicles with their parts, and fuel are left out.',
    'Hotels, restaurants, transport and other services never qualify, even on the same receipt.',
    'Goods that a shop posts to you follow other rules. This form is only for what you carry.',
  ],
  questions: [
    {
      question: 'Does customs stamp the French form?',
      answer:
        'Not when you leave from France: the green PABLO screen replaces the stamp. Leaving from another EU country, yes: its customs stamps the paper, and you post it to the operator.',
    },
    {
      question: 'Do I need the receipts as well?',
      answer:
        'Yes. Keep them with the form until the money is there. Customs may compare them with the goods.',
    },
    {
      question: 'Can my husband scan my form?',
      answer:
        'No. The person named on the form presents it, with that passport. Put the form in the name of whoever flies with the goods.',
    },
    {
      question: 'How do I know the scan worked?',
      answer:
        'The screen says that the form is valid. Take a picture of it. Keep the form until the refund has arrived.',
    },
    {
      question: 'I leave by car or ferry. Where do I scan?',
      answer:
        'At the last customs post on EU ground. LeShuttle has PABLO kiosks in its Calais terminal building; there is none in the Flexiplus lounge.',
    },
    {
      question: 'Is the online order I collected in the store included?',
      answer: 'Ask that store. Galeries Lafayette, for one, leaves purchases from its website out.',
    },
  ],
  related: [
    { path: '/vat-calculator/france', text: 'Estimate your refund' },
    { path: '/vat-refund-at-cdg-airport', text: 'Which desk at Charles de Gaulle' },
    { path: '/vat-refund-eligibility-eu-travelers', text: 'Who may claim' },
    { path: '/vat-refund-rules-2025', text: 'What changed in the rules' },
    { path: '/france', text: 'France: cities and airports' },
  ],
  sources: [
    articleSources.frenchCustoms,
    articleSources.frenchBusinessService,
    articleSources.frenchMinimum,
    articleSources.galeriesLafayette,
    articleSources.frenchOperator,
    articleSources.globalBlueFrance,
    {
      name: 'LeShuttle: tax-free shopping and the kiosks in Calais',
      url: 'https://www.eurotunnel.com/uk/tax-free-shopping/',
    },
    {
      name: 'French customs: tax refunds with PABLO, leaflet (regularization)',
      url: 'https://docslib.org/doc/12746773/tax-refunds-with-the-pablo-barcode-reader',
    },
  ],
})
