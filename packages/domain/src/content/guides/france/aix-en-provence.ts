import type { PlaceGuideTemplate } from '../place-guide.ts'

export const aixEnProvenceGuide: PlaceGuideTemplate = (n) => ({
  title: 'Aix-en-Provence tax-free: boutiques off Cours Mirabeau',
  description:
    'Aix has luxury boutiques within minutes of Cours Mirabeau and no refund desk. What to ask in small shops, and where the form is validated afterward.',
  keywords: ['Aix-en-Provence tax free', 'Cours Mirabeau shopping', 'détaxe Aix', 'VAT refund Provence'],
  lead: 'You shop boutique by boutique in Aix, with no department store on our list, so one good purchase in one place earns more than a day of little ones.',
  sections: [
    {
      id: 'small-shops',
      title: 'How to shop where shops are small',
      blocks: [
        {
          kind: 'text',
          text: `Ask before you try anything on: “Vous faites la détaxe ?” A shop that does will count only its own receipts, ${n.france.minimumText}. Pottery, linen and cosmetics count; lavender honey is food and rarely worth a form.`,
        },
        {
          kind: 'text',
          text: 'If you want several brands on one form, the outlet at Miramas groups receipts of one day. It is described under [Marseille](/france/marseille).',
        },
      ],
    },
    {
      id: 'leaving-aix',
      title: 'From Aix to the border',
      blocks: [
        {
          kind: 'text',
          text: '[Marseille Airport](/france/marseille-airport), about 25 km away, is the nearest validation point, with kiosks whose hall is not published. The TGV station lies outside town and leads to Paris, where you would scan at CDG.',
        },
      ],
    },
  ],
  tips: [
    'Market stalls do not write forms. Buy cloth and ceramics from a shop if the tax matters.',
    'Small shops may close over lunch; ask before you plan to come back for a form.',
    'Fragile pottery: show it to customs first and have it wrapped for the hold afterward.',
  ],
  shoppingAreas: [
    {
      name: 'Rue Fabrot and Rue Marius Reinaud',
      text: 'The luxury corner of the old town, with Hermès and Longchamp among the names in Aix.',
      locationIds: ['fr-aix-rue-fabrot'],
    },
    {
      name: 'Cours Mirabeau',
      text: 'The avenue of plane trees: cafés on one side, shops and banks on the other.',
      locationIds: ['fr-aix-cours-mirabeau'],
    },
    {
      name: 'Les Allées Provençales',
      text: 'Modern pedestrian mall at the foot of the Cours, with international chains.',
      locationIds: ['fr-aix-allees-provencales'],
    },
  ],
  wayThrough: [],
  local: [
    { label: 'Airport coach', text: 'From the bus station by way of the TGV station.' },
    { label: 'Two stations', text: 'Place Victor Hugo in town; Aix TGV on the plateau.' },
    { label: 'Who to ask', text: 'Aix tourist office, at the foot of Cours Mirabeau, or the shop itself.' },
    { label: 'Map', text: '[Aix on the map](/map-locations/france/aix-en-provence)' },
  ],
  timeline: [
    { when: 'In town', text: 'One form per shop, written on the spot.' },
    {
      when: 'Marignane',
      text: `${n.arriveBeforeFlight} before the flight, since you must find the desk first.`,
    },
    { when: 'Or Paris', text: 'Scan on the day you fly home, with the goods.' },
    { when: 'End', text: `Card in ${n.refundWeeks}; the goods must be out within ${n.exportWithin}.` },
  ],
  questions: [
    {
      question: 'Is there a tax refund office in Aix?',
      answer: 'None is known. The shop gives the form, the airport validates it.',
    },
    {
      question: 'Can two friends share one form?',
      answer: 'No. The buyer named on the form pays, shows the passport and carries the goods out.',
    },
    {
      question: 'Is Nice better for flying out?',
      answer:
        'For directions, yes: [Nice Airport](/france/nice-airport) says where its kiosks are. The drive is longer.',
    },
  ],
  sources: [
    {
      name: 'McArthurGlen Provence, tax-free',
      url: 'https://www.mcarthurglen.com/ko/outlets/fr/designer-outlet-provence/whats-on/tax-free/',
    },
    { name: 'Fair Tax Free, questions of travelers', url: 'https://fairtaxfree.fr/Content/FAQ-Voyageurs' },
    {
      name: 'McArthurGlen Provence, tax-free',
      url: 'https://www.mcarthurglen.com/ko/outlets/fr/designer-outlet-provence/whats-on/tax-free/',
    },
  ],
})
