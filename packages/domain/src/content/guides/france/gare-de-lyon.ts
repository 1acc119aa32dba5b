import type { PlaceGuideTemplate } from '../place-guide.ts'

export const gareDeLyonGuide: PlaceGuideTemplate = (n) => ({
  title: 'Gare de Lyon: tax-free forms on the train to Switzerland',
  description:
    'Swiss trains from Gare de Lyon leave the EU, yet the station has no known PABLO kiosk. Where customs can validate on the way to Geneva or Zurich.',
  keywords: [
    'Gare de Lyon tax refund',
    'TGV Lyria détaxe',
    'Paris to Geneva VAT refund',
    'Geneva Cornavin French customs',
    'tax refund by train Switzerland',
  ],
  lead: 'No kiosk was found at Gare de Lyon. With TGV Lyria to Geneva, Lausanne or Zurich the form is validated on the way or at the far end, so ask customs before you buy the ticket.',
  sections: [
    {
      id: 'two-lines',
      title: 'Geneva is one case, Lausanne and Zurich another',
      blocks: [
        {
          kind: 'text',
          text: '**To Geneva:** Lyria says customs checks take place in Geneva station. A refund operator adds that a French customs desk there validates forms. Get off, do not leave by the nearest exit, and look for “Douane française”.',
        },
        {
          kind: 'text',
          text: '**To Lausanne or Zurich:** checks happen on board, if officers travel with you. They do not always, and they may wear plain clothes. An undated Lyria page sends refund travelers to the motorway post of Basel Saint-Louis instead, which helps only if you continue by car.',
        },
      ],
    },
    {
      id: 'when-nobody-comes',
      title: 'When nobody comes',
      blocks: [
        {
          kind: 'text',
          text: 'Keep ticket, form and goods. French rules allow a later validation when the missing stamp was the fault of the customs service, such as no officer on the train. You need proof: either the Swiss receipt for the tax you paid on the goods, or a certificate from a French consulate that saw them. The request goes to the regional customs office of the place where you left, and its time limit runs from the purchase.',
        },
        {
          kind: 'note',
          tone: 'tip',
          text: 'For one expensive piece, leave the EU by plane. [CDG](/france/cdg) and [Orly](/france/orly) have desks; a train has only a chance.',
        },
      ],
    },
  ],
  tips: [
    'Trains to Milan, Turin or Barcelona stay in the EU. So do those to Lyon, Marseille and Nice. No form is due on them.',
    'Sit with your purchases above you, not in the rack at the end of the car, in case officers pass.',
    'Swiss residents may show an identity card in French shops.',
  ],
  shoppingAreas: [],
  wayThrough: [
    {
      title: 'Days before',
      text: 'Call the French customs line, +33 1 72 40 78 50, and ask where your train is checked.',
    },
    {
      title: `Be at the station ${n.arriveBeforeTrain} before`,
      text: 'Ask at the Lyria desk or the SNCF counter whether customs is in the building today. Expect a no.',
    },
    {
      title: 'On board',
      text: 'Have forms, passport and receipts in hand at the last French stops. Ask any officer for the “visa de détaxe”.',
    },
    { title: 'At Geneva-Cornavin', text: 'Go to the French customs desk before anything else.' },
    {
      title: 'At the Swiss side',
      text: 'If only Swiss border guards are there, ask them to stamp the form. Photograph it before you give it away.',
    },
  ],
  local: [
    { label: 'Metro and RER', text: 'Lines 1 and 14, RER A and D. Line 14 runs on to Orly.' },
    {
      label: 'Last shopping',
      text: 'Bercy Village, on metro line 14. Ask each shop whether it makes a form.',
    },
    { label: 'In the city', text: 'Stores with refund desks are listed under [Paris](/france/paris).' },
    { label: 'Not this station?', text: 'London trains use [Gare du Nord](/france/gare-du-nord).' },
  ],
  timeline: [
    {
      when: 'Buying',
      text: 'Tell the shop that you leave by train to Switzerland; ask what they advise for validation.',
    },
    { when: 'Crossing', text: 'On the train or in Geneva, form and goods together.' },
    { when: 'If it failed', text: 'Consulate or Swiss customs receipt, then a letter to French customs.' },
    { when: 'Limit', text: `Have the goods out within ${n.exportWithin} of the purchase.` },
  ],
  questions: [
    {
      question: 'Does Gare de Lyon have any place for refunds?',
      answer:
        'We found none, and no kiosk either. If you see a sign for “Détaxe” there, it is newer than our sources.',
    },
    {
      question: 'Does a train to Switzerland count as leaving the EU?',
      answer:
        'Yes. Switzerland is outside, although you cross without passport control. That is why the stamp is easy to miss.',
    },
    {
      question: 'I fly home from Zurich. Can Zurich Airport stamp my French form?',
      answer: 'No, you left the EU on the train. Swiss officers at the airport validate Swiss purchases.',
    },
  ],
  sources: [
    {
      name: 'TGV Lyria, duty-free',
      url: 'https://www.tgv-lyria.com/ch/en/travelling/on-board-support/documents-you-need/duty-free',
    },
    {
      name: 'TGV Lyria, papers and customs checks',
      url: 'https://tgv-lyria.com/ch/fr/voyage-train/infos-pratiques/documents-formalites/piece-d-identite',
    },
    {
      name: 'ZappTax, French-Swiss border',
      url: 'https://help.zapptax.com/en/articles/6413005-i-leave-the-european-union-by-car-or-train-crossing-the-french-swiss-border-where-do-i-validate-my-tax-free-forms',
    },
    {
      name: 'Decree on later validation',
      url: 'https://legal.tricoteuses.fr/articles/JORFARTI000027899947',
      readOn: '2013-08',
    },
  ],
})
