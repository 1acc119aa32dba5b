import type { Country } from '../../places/countries.ts'
import type { Confidence, RuleSource } from '../../vat/rule-source.ts'
import { grounds } from '../law.ts'
import {
  commission,
  aena,
  otello,
  munich,
  frankfurt,
  zapptaxUnused,
  zapptaxMissed,
  globalBlue,
  flightRule,
  klm,
  globalBlueSpain,
} from '../sources.ts'

/** A statement of a source in our words, with where and when it was read. */
export type Fact = { words: string; source: RuleSource; confidence: Confidence; checkedOn: string }

/**
 * A statement for all countries, and those of single countries. `advice`: the step is ours; the source is what it
 * follows from.
 */
export type FactRecord = { everywhere: Fact; isAdvice?: true } & Partial<Record<Country, Fact>>

const checkedOn = '2026-11-25'
const fact = (words: string, source: RuleSource, confidence: Confidence): Fact => ({
  words,
  source,
  confidence,
  checkedOn,
})

const shown = fact(
  'The form, with the goods, has to be shown to customs where they leave the EU, before they leave.',
  commission,
  'official',
)

export const facts = {
  red: {
    everywhere: shown,
    france: fact(
      'A form that the kiosk refuses goes to the customs desk beside it, with passport, forms and goods.',
      {
        name: 'LeShuttle, tax-free shopping',
        url: 'https://leshuttle.com/uk-en/travelling-with-us/shopping/tax-free-shopping',
        kind: 'secondary',
      },
      'reported',
    ),
    spain: fact(
      'When the screen says that the form cannot be validated, the Civil Guard’s office beside the screens does it.',
      aena,
      'reported',
    ),
    italy: fact(
      'The visto is asked for at the exit; its state can be looked up at once.',
      otello,
      'official',
    ),
  },
  papers: {
    everywhere: shown,
    spain: fact(
      'Passport, receipts and form, the goods, and the boarding card: without the goods there is no stamp.',
      aena,
      'reported',
    ),
    italy: fact(
      'The passport, or a document like it, whose data stand on the invoice, and the request code on the copy.',
      otello,
      'official',
    ),
    germany: fact(
      'The goods, the passport, the ticket of that day, and the receipts with name and address.',
      munich,
      'reported',
    ),
  },
  byHand: {
    everywhere: shown,
    france: fact(
      'While kiosks do not work, customs stamp frame A of the form by hand, which takes longer.',
      {
        name: 'Veille douanière, an outage of PABLO',
        url: 'https://veille-douaniere.com/fermeture-de-lapplicatif-pablo-impact-et-mesures-a-prendre-pour-les-operateurs-de-detaxe',
        kind: 'secondary',
      },
      'reported',
    ),
    spain: fact('What the screens do not validate, the office beside them does.', aena, 'reported'),
  },
  beforeDrop: {
    everywhere: fact(
      'A bag tagged through belongs to the first EU airport: it is shown there, before it is given away.',
      flightRule,
      'law',
    ),
    spain: fact(
      'The screens stand in the check-in halls, for before the bag is checked in.',
      aena,
      'reported',
    ),
    germany: fact(
      'The airline tags the bag and gives it back; customs see it, and only then it goes on the belt. No tag, no refund.',
      frankfurt,
      'reported',
    ),
  },
  lastForCabin: {
    everywhere: fact(
      'Goods in hand luggage belong to the last EU airport on the way out.',
      flightRule,
      'law',
    ),
  },
  collected: {
    everywhere: fact(
      'A bag that is collected and checked in again is shown where it is checked in for the flight out.',
      flightRule,
      'law',
    ),
  },
  behindSecurity: {
    everywhere: fact(
      'Customs see hand luggage at the airport from which it leaves the EU; on which side of security differs.',
      { name: 'European Commission, traveling by air', url: grounds.direct.source, kind: 'official' },
      'official',
    ),
    germany: fact('Goods in hand luggage are cleared after security at Frankfurt.', frankfurt, 'reported'),
    italy: fact(
      'At Fiumicino customs for hand luggage are after security and before passport control, by the airport’s page of 2016.',
      {
        name: 'Rome airports, tax refund',
        url: 'https://www.adr.it/web/aeroporti-di-roma-en/viewer?p_p_id=3_WAR_newsportlet&_3_WAR_newsportlet_nid=8750896',
        kind: 'secondary',
      },
      'reported',
    ),
  },
  dropCloses: {
    everywhere: fact(
      'Bag drop closes 60 minutes before flights to other continents with one airline; yours stands on the boarding pass.',
      klm,
      'reported',
    ),
  },
  abroad: {
    everywhere: fact(
      'The kiosks of France, Spain and Italy work only where that country is left: elsewhere customs stamp the printed form.',
      globalBlueSpain,
      'operator',
    ),
  },
  noRight: {
    isAdvice: true,
    everywhere: fact(
      'No rule that we read lets anybody go first, and nobody publishes waits: one traveler waited an hour and a half in Milan.',
      { name: 'A traveler in Milan', url: 'https://445life.com/?p=4562', kind: 'secondary' },
      'reported',
    ),
  },
  onePassport: {
    isAdvice: true,
    everywhere: fact(
      'The form is in the name of one traveler, who has to show it with the goods.',
      commission,
      'official',
    ),
  },
  ask: {
    isAdvice: true,
    everywhere: shown,
  },
  airlineDecides: {
    isAdvice: true,
    everywhere: fact(
      'The goods have to be seen before they leave. Whether an airline brings a bag back is its own decision: we found no rule.',
      commission,
      'official',
    ),
  },
  filledIn: {
    everywhere: fact(
      'All mandatory fields have to be filled in correctly; a refund can be refused where what is on the form is wrong.',
      globalBlue,
      'operator',
    ),
    italy: fact(
      'The traveler makes sure in the shop that the request code and the passport data on the copy are right.',
      otello,
      'official',
    ),
  },
  noCorrections: {
    everywhere: fact(
      'Forms with corrections by hand are refused at the refund counter.',
      {
        name: 'A bank that pays Global Blue refunds, reasons for a refusal',
        url: 'https://pravex.com.ua/en/chastnym-licam/tax-free/prichini-vidmovi-u-viplati-vidshkoduvannya',
        kind: 'secondary',
      },
      'reported',
    ),
  },
  code: {
    everywhere: fact('The form that the shop made out is what customs validates.', commission, 'official'),
    france: fact(
      'A French form carries a barcode; the emergency form without one says so and is stamped by hand.',
      {
        name: 'French customs, the emergency procedure',
        url: 'http://www.douane.gouv.fr/articles/a12025-professionnels-teleprocedure-pablo-i-procedure-de-secours',
        kind: 'official',
      },
      'official',
    ),
    spain: fact('Spanish forms are electronic, with a barcode that the screens read.', aena, 'reported'),
    italy: fact('The request code shows that the invoice reached OTELLO.', otello, 'official'),
  },
  unused: {
    everywhere: fact(
      'Goods had better be unused and in their wrapping: an officer has to be convinced of it.',
      zapptaxUnused,
      'operator',
    ),
    spain: fact('What is refunded must be unused.', globalBlueSpain, 'operator'),
  },
  whole: {
    everywhere: fact('One missing article can cancel the whole form.', zapptaxUnused, 'operator'),
    spain: fact(
      'A Spanish form is validated whole or not at all.',
      { name: 'Pratsglas, DIVA', url: 'https://pratsglas.com/es/blog/diva', kind: 'secondary' },
      'reported',
    ),
  },
  deadline: {
    everywhere: fact(
      'The goods have to leave the EU in time: the last day of each form stands in the trip.',
      commission,
      'official',
    ),
  },
  malfunction: {
    everywhere: fact(
      'A proof of the failed attempt helps later: the place, the time, the desk that was closed.',
      zapptaxMissed,
      'operator',
    ),
    france: fact(
      'Where customs were absent or their kiosk failed, French customs can be asked at once, and a form can be put right later with proof that the goods left.',
      zapptaxMissed,
      'operator',
    ),
  },
} as const satisfies Record<string, FactRecord>

export type FactId = keyof typeof facts

/** Returns the statement beside a step in a country: the country's own, else the general one. */
export function factIn(id: FactId, country: Country | null): Fact {
  const record: FactRecord = facts[id]
  return (country && record[country]) ?? record.everywhere
}
