import { payoutPractices } from '../../vat/law-changes.ts'
import { articleSources } from './article-sources.ts'
import type { ArticleTemplate } from './article.ts'

export const vatRefundSpainForUsCitizens: ArticleTemplate = (n) => ({
  path: '/vat-refund-spain-for-us-citizens',
  title: 'VAT refund in Spain for US citizens: how it works',
  description:
    'How Americans get Spanish VAT back: the DIVA form, the kiosk in Madrid or Barcelona, connections, the full refund from the shop and US customs.',
  keywords: ['VAT refund Spain', 'US citizens', 'DIVA form', 'IVA refund', 'Madrid airport tax refund'],
  heading: 'VAT refund in Spain for US citizens',
  published: '2026-11-21',
  updated: '2026-11-24',
  answer: `If you live in the United States, you may claim the VAT (in Spanish, IVA) on goods that you take home. Ask each shop for a DIVA form with your passport, scan it at a DIVA terminal before you drop your bags, and be paid by an operator or by the shop. What counts is where you live, not which passport you hold.`,
  numbers: {
    caption: 'Spain in numbers',
    head: ['', 'Figure', 'What to know'],
    rows: [
      ['Standard VAT (IVA)', n.spain.rate, 'Food, books, medicines and glasses carry less.'],
      [
        'Minimum in this guide',
        n.spain.minimumText,
        `The law in force asks for ${n.spain.lawMinimumText}, since ${n.spain.lawSince}.`,
      ],
      ['Time to leave the EU', n.exportWithin, n.clockNote],
      ['The validated form', n.spain.formBackShort, n.spain.formBack],
      ['Refund we estimate', `${n.refundShare} of the VAT`, 'Through an operator that keeps a commission.'],
      ['Refund from the shop itself', 'The full VAT', 'By law, once the form is validated.'],
      [
        n.spain.example(1000).price,
        n.spain.example(1000).refund,
        `Our estimate; the VAT inside is ${n.spain.example(1000).vat}.`,
      ],
      ['At the airport', n.arriveBeforeFlight, 'Before the flight, in the check-in hall.'],
    ],
    note: `Spanish law ${n.spain.lawCheckedDate}; the guide’s own figures are of ${n.guideMonth}.`,
  },
  steps: [
    {
      title: 'Say it before you pay: “Un formulario DIVA, por favor”',
      text: 'The shop writes a full invoice and an electronic refund document, the DER, with your name, date of birth and passport number. It sends the DER to the Tax Agency and gives you a QR code or barcode.',
    },
    {
      title: 'Show a US passport, and where you live',
      text: 'A US passport prints no address. A driver’s license from your state helps if somebody asks. A Spanish residence card speaks against you.',
    },
    {
      title: 'Print the form, or have it printed',
      text: 'A code on a phone is enough at a Spanish terminal. If you leave the EU from another country, only paper can be stamped.',
    },
    {
      title: 'Scan at a DIVA terminal before bag drop',
      text: 'Choose English, scan each code, read the message. “Stamped” means you are done. “Go to the customs desk” means the Guardia Civil office next to the screens: bring passport, boarding pass, form and goods.',
    },
    {
      title: 'Collect, or send the form to the shop',
      text: `Operators pay at counters beyond security or to your card in ${n.refundWeeks}. The shop pays by transfer or card if you choose it.`,
    },
  ],
  sections: [
    {
      id: 'full-refund',
      title: 'The route few Americans use: all of the VAT, from the shop',
      blocks: [
        { kind: 'note', tone: 'law', text: payoutPractices.spainShopDirect.text },
        {
          kind: 'text',
          text: 'In practice: after the scan, send the shop the code (CSV) of the form by email, with your bank details and the words “Solicito la devolución directa del IVA”. The shop checks online that the form is validated and pays. This suits one large purchase at a shop that answers email. For ten small ones an operator is less work. Tell the shop at the till, because some print only their operator’s form; the choice stays yours.',
        },
        {
          kind: 'text',
          text: 'A transfer to a US account may cost bank fees on both sides, and on a small amount they eat what you gain. Ask for a credit to your card first.',
        },
      ],
    },
    {
      id: 'no-minimum',
      title: 'No minimum, but shops may set their own',
      blocks: [
        {
          kind: 'text',
          text: `Many pages, and some shop signs, still name an amount. Spain ended its minimum years ago, so a small souvenir counts in law. ${n.spain.lawNote ? 'Our [calculator](/vat-calculator/spain) still counts with the guide’s older figure and says so.' : 'Our [calculator](/vat-calculator/spain) follows the law.'} A boutique may ask you to spend more before it fills in a form: in an outlet village, ask each boutique.`,
        },
      ],
    },
    {
      id: 'connections',
      title: 'Your flight home decides where you scan',
      blocks: [
        {
          kind: 'table',
          table: {
            caption: 'Spain to the United States',
            head: ['Route', 'Hand luggage', 'Checked bag'],
            rows: [
              ['Madrid or Barcelona, nonstop', 'DIVA terminal in Spain', 'DIVA terminal in Spain'],
              [
                'Through London or Zurich',
                'DIVA terminal in Spain: you leave the EU there',
                'DIVA terminal in Spain',
              ],
              [
                'Through Paris, Frankfurt, Lisbon or another EU airport',
                'Customs desk of that airport, on paper',
                'Tagged to the US: Spain, but read the note. Collected on the way: where you check it in again',
              ],
              [
                'By train or car to France, flight from there',
                'Customs desk at the French airport, if you fly nonstop',
                'The same desk, before bag drop',
              ],
            ],
          },
        },
        {
          kind: 'note',
          tone: 'warning',
          text: 'Do not use the Spanish terminal for goods that will ride in the cabin to another EU country. They have not left the EU, and you need time for a customs desk at the connection. A bag tagged to the US is in dispute: EU law names the first airport, yet an operator tells travelers not to scan in Spain when they leave from another country. Carry the goods in the cabin, or ask the Spanish officer, not the terminal, before you give the bag away.',
        },
      ],
    },
    {
      id: 'airports',
      title: 'Where the terminals are',
      blocks: [
        {
          kind: 'list',
          items: [
            '[Madrid](/spain/madrid-airport): Terminal 1 by check-in counter 197, Terminal 2 by counter 510 for Spanish forms, Terminal 4 on the check-in level with customs left of security. From T4S, scan in T4 before the shuttle train.',
            '[Barcelona](/spain/barcelona-airport): Terminal 1 on departures, left of security. For Terminal 2, in T2B.',
            '[Málaga](/spain/malaga-airport): Terminal 3, first floor.',
          ],
        },
        {
          kind: 'text',
          text: 'These positions come from pages without a date, or some years old. Ask “¿Dónde están los terminales DIVA?” in the hall if you do not see the screens.',
        },
      ],
    },
    {
      id: 'us-customs',
      title: 'Coming home: US customs',
      blocks: [
        {
          kind: 'text',
          text: 'The refund and US duty are two separate things. Declare what you bought. Your personal exemption is USD 200, 800 or 1,600 depending on where you have been and for how long; Customs and Border Protection says which applies. Gifts count, too. Goods posted home do not ride on the exemption, and do not qualify for this refund either.',
        },
      ],
    },
  ],
  exceptions: [
    'A US citizen who lives in Spain, or anywhere in the EU, cannot claim, whatever the passport says.',
    'A Spanish citizen who lives in the US can. Bring a green card or a consular registration as proof.',
    'Purchases in the Canary Islands, Ceuta and Melilla are outside this refund: other taxes apply there.',
    'Hotels, restaurants, tours and car parts are never on the form.',
    'Goods for resale are out. The form is for personal use, family and gifts.',
  ],
  questions: [
    {
      question: 'Do I need a stamp in my passport to prove when I entered?',
      answer:
        'No. Entries and exits are now recorded digitally. The Tax Agency asks for your residence, not for a stamp.',
    },
    {
      question: 'I study in Spain on a student visa. Do I qualify?',
      answer:
        'Unlikely. The rule looks at habitual residence, and a Spanish residence card points to Spain. Ask the Tax Agency before you count on it.',
    },
    {
      question: 'Can I use one form for El Corte Inglés and a boutique?',
      answer:
        'No, each seller issues its own DER. In a department store, ask at the visitor desk whether several floors can go on one.',
    },
    {
      question: 'I hold a green card and another passport. Does this page fit me?',
      answer: 'Yes, if you live in the United States. Show the green card together with the passport.',
    },
    {
      question: 'I forgot to scan. Can I do it from the US?',
      answer: 'No online way is known to us. Without the validated form neither operator nor shop may pay.',
    },
    {
      question: 'How can I check a form later?',
      answer:
        'With its CSV code on the Tax Agency’s website. The terminal prints no receipt, so take a photo of the screen.',
    },
  ],
  related: [
    { path: '/vat-calculator/spain', text: 'Estimate in US dollars' },
    { path: '/spain', text: 'Spain: cities, airports, rules' },
    { path: '/spain/madrid-airport', text: 'Madrid airport, terminal by terminal' },
    { path: '/spain/barcelona', text: 'Shopping in Barcelona' },
    { path: '/vat-refund-eligibility-eu-travelers', text: 'Who may claim, case by case' },
  ],
  sources: [
    articleSources.spanishTaxAgency,
    articleSources.spanishShops,
    articleSources.spanishAirports,
    articleSources.spanishMinimum,
    articleSources.globalBlueSpain,
    articleSources.euGuide,
    {
      name: 'US Customs and Border Protection: gifts and household items',
      url: 'https://cbp.gov/travel/us-citizens/know-before-you-go/shopping-abroad-duty-free-gifts-household-items',
    },
    {
      name: 'Global Blue: Madrid-Barajas customs',
      url: 'https://www.globalblue.com/tax-free-shopping/spain/madrid-barajas-airport-customs',
    },
    {
      name: 'Barcelona airport: how to claim your VAT refund',
      url: 'https://airportsandhotelsonline.com/2018/07/09/how-to-claim-your-vat-refund-in-barcelona-airport-el-prat/',
      readOn: '2018-07',
    },
  ],
})
