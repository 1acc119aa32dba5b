import type { PlaceGuideTemplate } from '../place-guide.ts'
import { sourcesOfSpain } from './sources-of-spain.ts'

export const bilbaoGuide: PlaceGuideTemplate = (n) => ({
  title: 'Bilbao VAT refund on Gran Vía and at Loiu',
  description:
    'Bilbao tax-free in a few lines: Gran Vía and El Corte Inglés by Abando station, the Casco Viejo, flights to Britain from Loiu, and the ferry question.',
  keywords: [
    'Bilbao VAT refund',
    'tax free Bilbao',
    'Bilbao airport DIVA',
    'Gran Vía Bilbao shopping',
    'San Sebastián tax free',
  ],
  lead: 'Bilbao’s shops stand on one street, Gran Vía, beginning at Abando station. If you fly to London, validate in Loiu; with a change in Madrid, Paris or Frankfurt, your cabin bags wait until there.',
  sections: [
    {
      id: 'gran-via',
      title: 'Gran Vía first',
      blocks: [
        {
          kind: 'text',
          text: 'Don Diego López de Haro is its full name and number 7 its department store. Loewe, Carolina Herrera and Max Mara are among the brands we list for the city. Zubiarte is the mall on the river; the Casco Viejo is for berets, books and cheese.',
        },
        {
          kind: 'text',
          text: 'Away from Gran Vía a tax-free sale may be a rare thing at the till. Give the cashier a minute, and say “formulario DIVA”.',
        },
      ],
    },
    {
      id: 'france-next-door',
      title: 'Biarritz is not abroad',
      blocks: [
        {
          kind: 'text',
          text: 'San Sebastián, Biarritz and Bordeaux are all in the EU. A Bilbao form taken over the French border, for a flight from there straight out of the EU, is stamped by French customs at that airport, on paper, because PABLO does not read it.',
        },
      ],
    },
  ],
  tips: [
    'Abando is across the square from the first shops of Gran Vía, useful if you arrive by train with an hour to spare.',
    'Britain is the main non-EU destination here. Residents of Northern Ireland are the exception: they count as EU shoppers.',
    'Books and food carry reduced rates; a refund on them is small.',
  ],
  shoppingAreas: [
    {
      name: 'Gran Vía',
      text: 'Fashion and El Corte Inglés at 7-9, with its tax-free service for purchases inside.',
      locationIds: ['es-bilbao-gran-via', 'es-bilbao-eci', 'es-bilbao-eci-refund', 'es-bilbao-abando'],
    },
    {
      name: 'Zubiarte',
      text: 'Mall on Lehendakari Leizaola, on the museum side of the new town.',
      locationIds: ['es-bilbao-zubiarte'],
    },
    {
      name: 'Casco Viejo',
      text: 'Old quarter round Plaza Nueva; small shops, where you ask before you choose.',
      locationIds: ['es-bilbao-casco-viejo'],
    },
  ],
  wayThrough: [],
  local: [
    {
      label: 'Airport at Loiu',
      text: 'One of the first DIVA airports of 2016, with a Guardia Civil office. The hall is not described anywhere we looked.',
    },
    {
      label: 'Ferry to England',
      text: 'A real EU exit. We know of no kiosk on the quay: ask the ferry company where Spanish customs stands.',
    },
    { label: 'By train', text: 'Abando to [Madrid](/spain/madrid), and the scan with it.' },
    {
      label: 'North of the border',
      text: '[Bordeaux](/france/bordeaux) is the next city guide on the road.',
    },
  ],
  timeline: [
    { when: 'Gran Vía', text: 'Form, invoice, passport checked against each other.' },
    { when: 'Loiu', text: `${n.arriveBeforeFlight} in advance, screens in the check-in area.` },
    { when: n.refundWeeks, text: 'Card credit. We list no cash desk here.' },
  ],
  questions: [
    {
      question: 'Can I validate in Bilbao and fly out of Paris?',
      answer:
        'No. DIVA confirms an exit from Spain; [Charles de Gaulle](/france/cdg) stamps your sheet instead.',
    },
    {
      question: 'Is there a refund desk in the old town?',
      answer: 'None is known to us. The only service in our list is in El Corte Inglés.',
    },
    {
      question: 'Does the Guggenheim shop do tax-free?',
      answer: 'Ask at its till. Tickets never count; goods can, if the shop issues the form.',
    },
  ],
  sources: [sourcesOfSpain.aena, sourcesOfSpain.divaStart, sourcesOfSpain.taxAgencyShops],
})
