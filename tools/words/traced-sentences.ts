/**
 * The reason why a sentence may claim something that no record says literally:
 * - an https URL: a source that our pages or records list says it;
 * - `name`: it names the subject of a page or a part and claims nothing;
 * - `ours`: it describes this site; the code and its own tests guarantee it (docs/product.md);
 * - `advice`: our own advice or estimate, marked as such;
 * - `entered`: calculated from input by the rules;
 * - `example`: how to type something;
 * - `fixed`: a sentence of the product that may not change;
 * - `not found`: it says that nothing was found;
 * - `unread`: nobody has checked a source for this text since it was written. Check one, or claim less.
 */
export type Tracing =
  | `https://${string}`
  | 'name'
  | 'ours'
  | 'advice'
  | 'entered'
  | 'example'
  | 'fixed'
  | 'not found'
  | 'unread'

const frenchCustoms = 'https://entreprendre.service-public.gouv.fr/vosdroits/F20558?lang=en'
const commission = 'https://taxation-customs.ec.europa.eu/guide-vat-refund-visitors-eu_en'
const thuringia = 'https://buerger.thueringen.de/en/detail?pstId=221983960'
const germanCustoms =
  'https://www.zoll.de/EN/Private-individuals/Travel/Entering-Germany/Duties-and-taxes/Tax-free-shopping/tax-free-shopping_node.html'
const correction = 'https://legal.tricoteuses.fr/articles/JORFARTI000027899947'
const forumDesHalles = 'https://www.westfield.com/france/forumdeshalles/services-detail/détaxe'
const spanishTaxAgency =
  'https://sede.agenciatributaria.gob.es/Sede/en_gb/viajeros-trabajadores-desplazados-fronterizos/devoluciones-iva-compras-viajeros/informacion-general-sobre-devolucion-iva-viajeros.html'
const canaries =
  'https://sede.agenciatributaria.gob.es/Sede/en_gb/aduanas/novedades/2022/septiembre/6/nuevo-sistema-electronico-sellado-documentos-canarias.html'
const directive = 'https://eur-lex.europa.eu/legal-content/EN/ALL/?uri=CELEX:32006L0112'

/**
 * Sentences outside of the place guides, each identified by a part that occurs in no other one; short texts are
 * complete. The guides have their own list.
 */
export const tracedSentences: readonly { says: string; from: Tracing }[] = [
  // Who may claim
  {
    says: 'Residents of the EU, of Monaco and of the French overseas departments cannot claim',
    from: frenchCustoms,
  },
  { says: 'If you live in the United States, you may claim the VAT', from: commission },
  { says: 'A US citizen who lives in Spain, or anywhere in the EU, cannot claim', from: commission },
  { says: 'You can claim if your permanent home is outside the EU', from: commission },
  { says: 'You can claim if you live outside the EU', from: commission },
  { says: 'An EU citizen who lives in Canada may claim', from: commission },
  { says: 'A French citizen who lives in Canada can claim with proof', from: commission },
  { says: 'a German who lives in Canada can, with proof', from: commission },
  { says: 'Living in Great Britain, shopping in the EU: you may claim', from: thuringia },
  { says: 'Residents of Great Britain and Switzerland may claim', from: thuringia },
  { says: 'Residents of England, Scotland and Wales can claim in the EU', from: thuringia },
  { says: 'Residents of Northern Ireland cannot claim in the EU', from: thuringia },
  { says: 'If your home is in an EU country you cannot claim', from: commission },
  { says: 'Residents of the Canary Islands, Ceuta and Melilla can claim', from: canaries },
  { says: 'one that allows more than three months in Germany', from: germanCustoms },
  { says: 'one for more than three months excludes you', from: germanCustoms },
  { says: 'the crews of ships and airlines', from: 'unread' },
  { says: 'In the other countries the home decides', from: commission },
  { says: 'Whether you can claim VAT back depends on where you live', from: commission },
  { says: 'No age found in the law', from: 'not found' },
  { says: 'No age in the law that we know of', from: 'not found' },
  // Which goods
  { says: 'Tobacco, weapons, medicines, cultural goods, vehicles', from: frenchCustoms },
  { says: 'Services are left out, and so is food; wines and spirits count', from: forumDesHalles },
  { says: 'Food halls: food carries a reduced rate and is often left out', from: forumDesHalles },
  { says: 'Medicines are left out of the French refund', from: frenchCustoms },
  { says: 'Some goods are left out, too: tobacco, medicines, weapons', from: frenchCustoms },
  // Receipts, money and clocks
  { says: 'You have three days from the first receipt', from: forumDesHalles },
  { says: 'combines receipts of participating shops from three days in a row', from: forumDesHalles },
  { says: 'participating shops, three days in a row, one form at the reception', from: forumDesHalles },
  { says: 'A form that spans two months', from: 'advice' },
  { says: 'a broken kiosk with no officer', from: correction },
  { says: 'If customs was the cause, you may ask for a correction', from: correction },
  { says: 'a shop there must repay the whole VAT', from: spanishTaxAgency },
  { says: 'which must repay all of the VAT', from: spanishTaxAgency },
  { says: 'the shop must repay the whole VAT within 15 days', from: spanishTaxAgency },
  { says: '15 days after you noted the form', from: 'entered' },
  { says: 'The shop repays within 15 days of getting it', from: spanishTaxAgency },
  { says: 'Until customs confirms the export the shop owes the tax', from: germanCustoms },
  { says: 'EUR 175 at most or none', from: directive },
  { says: '30 days after customs', from: 'advice' },
  { says: '60 days after customs', from: 'advice' },
  { says: 'minutes earlier: then the form that is worth most', from: 'entered' },
  { says: 'In the shop the law counts, and taking part is the shop’s choice', from: commission },
  // Places
  {
    says: 'Other pages mention Travelex after security, and Global Exchange without a place',
    from: 'https://hotel-cdg.com/en/tax-refund-paris-charles-de-gaulle-airport/',
  },
  {
    says: 'Both Galeries Lafayette stores in Marseille closed',
    from: 'https://madeinmarseille.net/economie-marseille/188776-au-centre-bourse-les-galeries-lafayette-liquident-tout-avant-leur-fermeture-definitive',
  },
  { says: 'Plan extra time for two desks if you carry both', from: 'advice' },
  {
    says: '+49 228 303 26020',
    from: 'https://buerger.thueringen.de/en/detail?areaId=11684&searchtext=&infotype=0&sort=&pstId=221985203&ags=16051000',
  },
  // Fixed sentences, and names of pages and parts
  { says: 'purchases must exceed', from: 'fixed' },
  { says: 'Your session will expire in 30 minutes', from: 'fixed' },
  { says: 'Who may claim', from: 'name' },
  { says: 'who may claim the EU VAT refund', from: 'name' },
  { says: 'Who can claim', from: 'name' },
  { says: 'More cases: who is eligible', from: 'name' },
  { says: 'Read why EU travelers are not eligible', from: 'name' },
  { says: 'how the minimum is counted over three days', from: 'name' },
  { says: 'what the law says about the minimum', from: 'name' },
  { says: 'Not refundable', from: 'name' },
  { says: 'Text of the law', from: 'name' },
  { says: 'the part you can claim', from: 'name' },
  // What this site does itself
  { says: 'Our calculator beside the law in force', from: 'ours' },
  { says: 'If the law lets you claim and the shop takes part', from: 'ours' },
  { says: 'Where the law is kinder or stricter', from: 'ours' },
  { says: 'Where the law differs, the result of the calculator says so', from: 'ours' },
  { says: 'Where we know that the law differs, the page says so', from: 'ours' },
  { says: 'takes it back within 15 minutes', from: 'ours' },
  { says: 'no longer than five years after the last change to the trip', from: 'ours' },
  { says: 'otherwise until 30 days after the last one', from: 'ours' },
  { says: 'three years after you gave it at least', from: 'ours' },
  { says: 'those of a sign-up until it is confirmed, 30 days at most', from: 'ours' },
  { says: 'A mail held back as suspicious goes 30 days', from: 'ours' },
  { says: 'The operator keeps them for 30 days at most', from: 'ours' },
  { says: 'of the audit log, for five years', from: 'ours' },
  { says: 'Backups, for at most 30 days', from: 'ours' },
  { says: 'unless the law obliges the operator', from: 'ours' },
  { says: 'stay in your browser for 90 days', from: 'ours' },
  { says: 'results are saved under them for 12 hours', from: 'ours' },
  { says: 'A result that could not be sent waits there for 30 days', from: 'ours' },
  { says: 'They do not take away rights that the law of your country', from: 'ours' },
  { says: 'session ends four hours after you sign in', from: 'ours' },
  { says: 'For other faults it answers as the law provides', from: 'ours' },
  { says: 'Where the law does not allow such a limit', from: 'ours' },
  { says: 'The law of the country where the operator sits applies', from: 'ours' },
  { says: 'or 90 days have passed', from: 'ours' },
  { says: 'or 30 days have passed', from: 'ours' },
  { says: 'or you open the form again after 24 hours', from: 'ours' },
  { says: '400 days after you last signed in', from: 'ours' },
  { says: 'or four hours have passed', from: 'ours' },
  { says: 'After the four hours our server refuses them', from: 'ours' },
  { says: 'so that the four hours end at the right time', from: 'ours' },
  { says: 'three years after our last contact with you', from: 'ours' },
  { says: 'Requests for a car: three years after the ride', from: 'ours' },
  { says: 'An account that was never confirmed: 30 days', from: 'ours' },
  { says: 'Emails that were sent: 30 days', from: 'ours' },
  { says: 'Pickup times are every half hour', from: 'ours' },
  { says: 'both work for 24 hours', from: 'ours' },
  { says: 'or it waited for more than seven days', from: 'ours' },
  { says: 'A mailed link works for 24 hours', from: 'ours' },
  { says: 'are from before 2023 or from a page without a date', from: 'ours' },
  { says: 'A session lasts four hours', from: 'ours' },
  { says: '30 days', from: 'ours' },
  { says: '1 day left', from: 'ours' },
  { says: '30 days after the last one all of it is removed', from: 'ours' },
  { says: 'What nobody confirms is removed after two days', from: 'ours' },
  { says: 'since nobody confirmed the address within two days', from: 'ours' },
  { says: '90 days after one was asked last, at most 200 characters of it', from: 'ours' },
  // At the desk
  { says: 'of the audit log, with plate', from: 'ours' },
  { says: 'Every record was looked at within 90 days', from: 'ours' },
  { says: 'the check is older than 90 days or of a day to come', from: 'ours' },
  { says: 'the law holds only later than the edition', from: 'ours' },
  { says: 'Name the law, or read it with the authority', from: 'ours' },
  { says: '00:00 in Paris', from: 'ours' },
  { says: '1 day ago', from: 'entered' },
  { says: 'not eligible', from: 'entered' },
  // How something is to be typed
  { says: 'or a month like 2027-04', from: 'example' },
  { says: '+1 415 555 2671', from: 'example' },
  { says: '+1 555 0100', from: 'example' },
  { says: 'Give the time, such as 13:40', from: 'example' },
  // The rules at the desk
]

/** Returns whether a listed part identifies this sentence. */
export const isCovered = (says: string, sentence: string): boolean =>
  says.length > 10 ? sentence.includes(says) : sentence === says
