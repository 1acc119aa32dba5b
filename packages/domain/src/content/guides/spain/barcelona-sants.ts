import type { PlaceGuideTemplate } from '../place-guide.ts'
import { sourcesOfSpain } from './sources-of-spain.ts'

export const barcelonaSantsGuide: PlaceGuideTemplate = (n) => ({
  title: 'Barcelona Sants: tax-free forms and trains to France',
  description:
    'No DIVA at Barcelona Sants: the TGV to France stays inside the EU. Who stamps a Spanish form in Paris or Lyon, and how to reach El Prat from the platforms.',
  keywords: [
    'Barcelona Sants VAT refund',
    'train Barcelona Paris tax free',
    'DIVA form France stamp',
    'Sants to El Prat',
  ],
  lead: 'The border your train crosses is not a customs border. Take Spanish forms from Sants, on paper, to the airport where you fly out of the EU.',
  sections: [
    {
      id: 'into-france',
      title: 'When you fly home from France',
      blocks: [
        {
          kind: 'text',
          text: 'French PABLO kiosks read French forms. For yours, go to the customs desk beside them with goods, passport and boarding pass, and ask for a manual stamp. Afterward send the stamped sheet to the operator or shop; without the electronic scan they need it.',
        },
        {
          kind: 'note',
          tone: 'warning',
          text: 'The tax agency itself advises shops to print the form, because outside Spain the code alone is no use. Ask for paper if you got only a mail.',
        },
      ],
    },
    {
      id: 'to-el-prat',
      title: 'When you fly from El Prat',
      blocks: [
        {
          kind: 'text',
          text: 'Rodalies trains run from Sants to the airport station at T2. For T1 you change again at the airport or take the metro. Both terminals have a validation point.',
        },
      ],
    },
  ],
  tips: [
    'Arenas, in the former bullring, is the mall within walking distance if a delay leaves you an hour.',
    'A day trip to Perpignan or Montpellier and back changes nothing about your forms.',
    'Returning by train from France with French purchases? Those are not for DIVA; the Guardia Civil office at El Prat stamps them.',
  ],
  shoppingAreas: [],
  wayThrough: [
    {
      title: 'Sort the forms by country before you board',
      text: 'Spanish ones in one envelope, French in another. They go to different machines.',
    },
    {
      title: 'Look for no customs in the hall',
      text: 'Sants screens luggage for security only.',
    },
    {
      title: 'Airport passengers: follow Rodalies',
      text: 'Trains for Aeroport end at T2. Keep the suitcase with you until after the scan.',
    },
    {
      title: 'Scan at the terminal',
      text: '[El Prat](/spain/barcelona-airport): T1 beside security, T2 in building B.',
    },
    {
      title: 'France passengers: stay on the train',
      text: 'Plan the customs desk into the time at [CDG](/france/cdg), [Orly](/france/orly) or [Lyon](/france/lyon-airport) instead.',
    },
  ],
  local: [
    {
      label: 'Before the train',
      text: `Arrive ${n.arriveBeforeTrain} ahead for the luggage check of fast trains.`,
    },
    {
      label: 'Car instead',
      text: '[Pickup at Sants](/spain/barcelona-sants/book-chauffeur), for instance to T1 with several cases.',
    },
    { label: 'Shops in town', text: '[Barcelona’s streets and desks](/spain/barcelona)' },
  ],
  timeline: [
    { when: 'In the shop', text: 'Say that you leave by France, and take a printed form.' },
    { when: 'At Sants', text: 'No step.' },
    { when: 'At the exit airport', text: 'Kiosk in Spain, officer’s stamp elsewhere.' },
    {
      when: 'Back home',
      text: `A hand-stamped form must be posted first; the ${n.refundWeeks} start when it arrives.`,
    },
  ],
  questions: [
    {
      question: 'Can a PABLO kiosk in Paris scan my DIVA form?',
      answer: 'No. Use the customs counter. DIVA works only where you leave from a Spanish port or airport.',
    },
    {
      question: 'Does the Eurostar from Paris to London count as the exit?',
      answer:
        'Yes, London is outside the EU. Then [Gare du Nord](/france/gare-du-nord) is the place for the stamp, before boarding.',
    },
    {
      question: 'Is there a refund desk at Sants?',
      answer: 'None in our list. The desks nearest to it are round Plaça de Catalunya.',
    },
  ],
  sources: [sourcesOfSpain.taxAgencyShops, sourcesOfSpain.europeanCommission],
})
