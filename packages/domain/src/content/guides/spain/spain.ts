import { goodsOnFlights, spanishFormTaggedThrough } from '../../../exit/where-to-show-goods.ts'
import { datedRecords } from '../../../vat/dated-records.ts'
import type { CountryGuideTemplate } from '../country-guide.ts'
import { sourcesOfSpain } from './sources-of-spain.ts'

export const spainGuide: CountryGuideTemplate = (n) => {
  const purchase = n.spain.example(1000)
  const law = `${n.spain.lawMinimumText} since ${n.spain.lawSince}`
  const isLaw = n.spain.lawNote === null
  return {
    title: 'VAT refund in Spain: DIVA, minimum, airports, steps',
    description:
      'How tourists from outside the EU get Spanish VAT back: the DIVA form, what the law says about the minimum, where to scan, how you are paid and what goes wrong.',
    keywords: [
      'VAT refund Spain',
      'DIVA Spain',
      'tax free shopping Spain',
      'IVA refund tourists',
      'Spain VAT refund minimum',
      'Spain tax refund airport',
    ],
    lead: 'Three things decide a Spanish refund: the shop makes out a DIVA form, you scan it in the check-in area before you hand in your bags, and Spain is where you leave the EU.',
    sections: [
      {
        id: 'how-it-works',
        title: 'How it works in Spain',
        blocks: [
          {
            kind: 'text',
            text: `The price on the tag includes VAT, called IVA, at ${n.spain.rate} on most goods. The shop sends the sale to the tax agency and gives you a sheet with a barcode, the DIVA form. The scan at the airport tells the agency that the goods leave. After that an operator or the shop itself pays you.`,
          },
          {
            kind: 'text',
            text: `An example: ${purchase.price} contains ${purchase.vat} of VAT. This site estimates ${purchase.refund}, counting with ${n.refundShare} of the VAT. Operators set their own scales, often lower, and print the amount on the form. That figure counts, not ours.`,
          },
          {
            kind: 'note',
            tone: 'tip',
            text: `You may skip the operator. Send the validated form to the shop: by the tax agency’s manual it repays the VAT charged within ${n.spanishShopPaysWithin}, by transfer, card or check.`,
          },
          { kind: 'text', text: n.records.spanishRefundTable },
        ],
      },
      {
        id: 'who',
        title: 'Who may claim',
        blocks: [
          {
            kind: 'text',
            text: 'Anyone whose usual home is outside the EU, whatever the passport. Residents of Great Britain, Switzerland, Norway and Andorra qualify; residents of Northern Ireland do not. A person from Chile living in Berlin does not qualify, a Spaniard living in Chile does, with proof. More cases: [who is eligible](/vat-refund-eligibility-eu-travelers) and [US citizens in Spain](/vat-refund-spain-for-us-citizens).',
          },
          {
            kind: 'text',
            text: `Residents of the Canary Islands, Ceuta and Melilla can claim on mainland purchases through a procedure of their own. Shops there are outside this refund: the Canaries have IGIC of about ${n.igic} instead of VAT.`,
          },
        ],
      },
      {
        id: 'what-goes-wrong',
        title: 'Where people lose the refund',
        blocks: [
          {
            kind: 'list',
            items: [
              '**Suitcase gone.** Officers may want to see the goods. Scan before bag drop, never after.',
              '**Wrong country’s kiosk.** DIVA works only when you leave from a Spanish port or airport. Changing planes in Paris or Frankfurt, cabin-bag goods are stamped there by hand; a bag tagged through is the hard case, below.',
              '**Till receipt instead of a form.** Without the DIVA sheet there is nothing to scan. Call the shop while you are still in the EU.',
              '**An advance treated as the end.** If the scan is missing, the operator charges your card.',
              '**A red screen at night.** Kiosks run alone, offices do not. Ask about staffed hours before an early flight.',
              '**A typing error.** Check name, passport number and country in the shop.',
            ],
          },
        ],
      },
      {
        id: 'since-2025',
        title: `What to know beyond our ${n.guideMonth} guide`,
        blocks: [
          {
            kind: 'note',
            tone: 'law',
            text: !isLaw
              ? `Our guide and calculator count purchases ${n.spain.minimumText}. ${n.spain.lawNote} The law was ${n.spain.lawCheckedDate}. A shop may still refuse small sums: joining in is voluntary.`
              : `In law Spain has had ${n.spain.lawMinimum} since ${n.spain.lawSince}, ${n.spain.lawCheckedDate}. A shop may still refuse small sums.`,
          },
          {
            kind: 'text',
            text: `Passports are no longer stamped for visitors: the EU entry and exit system has recorded them since April 2026. Advice to show your entry stamp is out of date; see the [rules in force](/vat-refund-rules-2025). For Gibraltar, its government announced that customs controls at the land border end when the treaty with the EU takes effect; ask before you plan to scan there. ${n.records.gibraltarResidents}`,
          },
        ],
      },
    ],
    eligibility: [
      {
        label: 'Standard rate',
        value: n.spain.rate,
        note: 'Fashion, shoes, bags, watches, jewelry, electronics, cosmetics.',
      },
      {
        label: 'Reduced rates',
        value: 'Lower for books, medicines, glasses and much food',
        note: 'Less tax inside, so less to come back. The form shows the rate.',
      },
      {
        label: 'Minimum purchase',
        value: isLaw ? `In law, ${law}` : `Counted ${n.spain.minimumText} in this guide; in law, ${law}`,
        note: 'A shop may set its own minimum.',
      },
      {
        label: 'How it is counted',
        value: n.spain.countingShort,
        note: `${n.spain.lawCounting} Each seller writes its own form.`,
      },
      {
        label: 'Who',
        value: 'Residents of any country outside the EU',
        note: 'Goods for yourself or as gifts, not for trade.',
      },
      {
        label: 'Age',
        value: 'None named by the tax agency',
        note: 'Operators may ask for 16 or more; see their conditions.',
      },
      {
        label: 'Length of stay',
        value: `Under ${n.maximumStay} in this guide`,
        note: 'The Spanish pages we read test residence only. If you stay long, ask the tax agency.',
      },
      {
        label: 'Out of the EU within',
        value: n.exportWithin,
        note: `${n.clockNote} Leave with the goods yourself; parcels do not count.`,
      },
      {
        label: 'The validated form goes back within',
        value: n.spain.formBackShort,
        note: n.spain.formBack,
      },
      {
        label: 'Validation',
        value: n.spain.validation,
        note: 'Screens in check-in areas of airports and at some ports; Guardia Civil office beside them.',
      },
      {
        label: 'Refund',
        value: `Often ${n.typicalShareOfPrice} of the price after fees`,
        note: `On a card in ${n.refundWeeks}, or cash at an airport desk after the scan. An estimate, never a promise.`,
      },
      {
        label: 'Left out',
        value: 'Services, used goods, equipment for private vehicles, boats and planes',
        note: 'Hotels, meals and tickets stay where they are consumed.',
      },
    ],
    steps: [
      {
        title: 'Ask before you pay',
        text: 'Not every shop takes part. Say “tax free” and show the passport; the shop needs name, date of birth and passport number.',
      },
      {
        title: 'Check the sheet at the counter',
        text: 'It should read DIVA, carry a barcode and show your home country. Ask for it on paper if you fly on through another EU airport.',
      },
      {
        title: 'Keep goods and papers together',
        text: 'Unused, with form and invoice. Note which bag each item will travel in.',
      },
      {
        title: `Scan on the day you leave, ${n.arriveBeforeFlight} before the flight`,
        text: 'At the DIVA screens, ahead of check-in. Find yours: [Madrid](/spain/madrid-airport), [Barcelona](/spain/barcelona-airport), [Málaga](/spain/malaga-airport).',
      },
      {
        title: 'If it is refused, show the goods',
        text: 'Guardia Civil officers beside the screens check goods, passport, invoice and boarding pass and can validate the form.',
      },
      {
        title: 'Choose how to be paid',
        text: `Cash after security, card within ${n.refundWeeks}, or straight from the shop. Look up the CSV code on the form to see whether it was validated.`,
      },
    ],
    destinations: [
      {
        slug: 'madrid',
        text: 'The Golden Mile for designers, Gran Vía for chains, and an outlet village at Las Rozas.',
      },
      {
        slug: 'barcelona',
        text: 'One long walk from Plaça de Catalunya up Passeig de Gràcia, with La Roca Village outside town.',
      },
      {
        slug: 'malaga',
        text: 'An outlet one train stop from the airport: buy on the last day, then scan.',
      },
      { slug: 'marbella', text: 'Marina boutiques in Puerto Banús, validated at Málaga.' },
      { slug: 'valencia', text: 'A compact center with a small luxury quarter round Poeta Querol.' },
      {
        slug: 'seville',
        text: 'Crafts and fashion between Sierpes and Plaza Nueva; think about your exit first.',
      },
      { slug: 'palma', text: 'Born and Jaume III, and DIVA machines at the island’s airport.' },
      { slug: 'madrid-airport', text: 'Where most long-haul visitors scan: kiosks and customs by terminal.' },
    ],
    questions: [
      {
        question: 'How much VAT do I get back in Spain?',
        answer: `Typically ${n.typicalShareOfPrice} of the price after the operator’s fee. The tax itself is ${n.spain.rate} on top of the net price. The form states your amount; our [calculator](/vat-calculator/spain/madrid) gives an estimate.`,
      },
      {
        question: 'Is there a minimum purchase?',
        answer: isLaw
          ? `In law, ${law}. A shop may set its own.`
          : `This guide counts purchases ${n.spain.minimumText}. In law, ${law}, so ask for the form in any case; a shop may set its own minimum.`,
      },
      {
        question: 'Can British visitors claim?',
        answer:
          'Yes, if they live in England, Scotland or Wales. Residents of Northern Ireland cannot. Flights to Britain leave the EU, so scan at the Spanish airport.',
      },
      {
        question: 'I fly home through Lisbon, Paris or Frankfurt. Where do I validate?',
        answer: `${goodsOnFlights} ${spanishFormTaggedThrough} The stamp abroad is on paper, so bring the form printed.`,
      },
      {
        question: 'What if I forgot to scan?',
        answer:
          'Once you have left the EU with the goods unscanned, count the refund as lost and ask the operator whether it accepts any other proof. Advances are charged back.',
      },
      {
        question: 'Do I have to use Global Blue or Planet?',
        answer:
          'No. The shop chooses its operator, but you may send the validated form to the shop and be paid by it directly.',
      },
      {
        question: 'Are the Canary Islands included?',
        answer:
          'Shops there do not issue DIVA forms for visitors, because Spanish VAT does not apply. Balearic shops on Mallorca and Ibiza do.',
      },
      {
        question: 'Where can I see that it worked?',
        answer:
          'The screen says the form is stamped; nothing is printed. Later, enter the CSV code of the form on the tax agency’s site.',
      },
    ],
    phrases: [
      {
        local: '¿Me puede hacer el formulario tax free, por favor?',
        english: 'Could you make out the tax-free form for me, please?',
      },
      {
        local: 'Vivo fuera de la Unión Europea. Aquí tiene mi pasaporte.',
        english: 'I live outside the European Union. Here is my passport.',
      },
      {
        local: '¿Es un formulario DIVA con código de barras?',
        english: 'Is it a DIVA form with a barcode?',
      },
      {
        local: '¿Me lo puede imprimir, por favor?',
        english: 'Could you print it for me, please?',
      },
      {
        local: '¿Puede comprobar mi nombre, mi país y mi número de pasaporte?',
        english: 'Could you check my name, my country and my passport number?',
      },
      {
        local: '¿Puedo pedir la devolución directamente a la tienda?',
        english: 'Can I claim the refund directly from the shop?',
      },
      {
        local: '¿Qué comisión se descuenta de la devolución?',
        english: 'What fee is taken from the refund?',
      },
      {
        local: 'Disculpe, ¿dónde están las pantallas DIVA?',
        english: 'Excuse me, where are the DIVA screens?',
      },
      {
        local: 'La máquina no ha validado mi formulario. ¿Me puede ayudar?',
        english: 'The machine has not validated my form. Can you help me?',
      },
      {
        local: 'Las compras van en la maleta que voy a facturar.',
        english: 'The purchases are in the suitcase I am about to check in.',
      },
    ],
    sources: [
      sourcesOfSpain.taxAgency,
      sourcesOfSpain.taxAgencyStamp,
      sourcesOfSpain.taxAgencyManual,
      sourcesOfSpain.taxAgencyShops,
      sourcesOfSpain.aena,
      sourcesOfSpain.europeanCommission,
      {
        name: datedRecords.spanishRefundTable.sources[0].name,
        url: datedRecords.spanishRefundTable.sources[0].url,
      },
      { name: 'Safety Tax Free, Spain: no minimum since 2018 (secondary)', url: n.spain.lawSource },
      {
        name: 'Government of Gibraltar, allowances under the treaty',
        url: 'https://www.gibraltar.gov.gi/press-releases/technical-notice-temporary-allowances-regime-862026-11678',
        readOn: '2026-02',
      },
      {
        name: 'VisaVerge, full start of the entry and exit system',
        url: 'https://www.visaverge.com/news/european-commission-reports-full-entryexit-system-rollout-ahead-of-etias-launch/',
      },
    ],
  }
}
