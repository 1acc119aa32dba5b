import { places, type Place } from '../../places/catalogue.ts'
import { countries, type Country } from '../../places/countries.ts'
import { wordsOfName } from './words.ts'

/**
 * A name as people type it, in words. `isGuarded`: the name is also a plain word and counts only after "in", "at",
 * "from" …; `isForeign`: it is in another language than English.
 */
export type NamedPlace = { words: string[]; place: Place; isGuarded: boolean; isForeign: boolean }

/** Names in other languages, old names, codes and nicknames, by slug. The catalogue's own name and slug are added. */
const otherNames: Record<string, string[]> = {
  cdg: [
    'charles de gaulle',
    'de gaulle',
    'roissy',
    'paris cdg',
    'degaulle',
    'charles the gaul',
    'charles the gaulle',
    'charles de gaul',
    'charles de gol',
    'charles the gol',
  ],
  orly: ['ory', 'paris orly'],
  'nice-airport': ['nce', 'nice cote dazur', 'nice cote d azur'],
  'lyon-airport': ['lys', 'saint exupery'],
  'marseille-airport': ['mrs', 'marseille provence', 'marignane'],
  'gare-du-nord': ['paris nord'],
  marseille: ['marseilles'],
  lyon: ['lyons'],
  'saint-tropez': ['st tropez'],
  'aix-en-provence': ['aix'],
  'madrid-airport': ['mad', 'barajas', 'madrid barajas'],
  'barcelona-airport': ['bcn', 'el prat'],
  'malaga-airport': ['agp'],
  'madrid-atocha': ['atocha'],
  'barcelona-sants': ['sants'],
  seville: ['sevilla'],
  palma: ['mallorca', 'majorca', 'palma de mallorca'],
  milan: ['milano'],
  rome: ['roma'],
  florence: ['firenze'],
  venice: ['venezia'],
  naples: ['napoli'],
  turin: ['torino'],
  genoa: ['genova'],
  malpensa: ['mxp', 'milan malpensa'],
  fiumicino: ['fco', 'rome fiumicino', 'leonardo da vinci', 'rome airport', 'roma airport'],
  'venice-airport': ['vce', 'marco polo'],
  'milano-centrale': ['milan central', 'milan centrale', 'milano central'],
  'roma-termini': ['termini', 'rome termini'],
  munich: ['munchen', 'muenchen'],
  cologne: ['koln', 'koeln'],
  nuremberg: ['nurnberg', 'nuernberg'],
  dusseldorf: ['duesseldorf'],
  frankfurt: ['frankfurt am main'],
  'frankfurt-airport': ['fra'],
  'munich-airport': ['muc'],
  'berlin-airport': ['ber', 'berlin brandenburg'],
  'berlin-hauptbahnhof': ['hauptbahnhof', 'berlin hbf'],
}
/**
 * The same places in French, Spanish, Italian, German, Portuguese, Dutch, Polish and Turkish. Typos in these are not
 * corrected.
 */
const foreignNames: Record<string, string[]> = {
  paris: ['parigi', 'parijs', 'paryz'],
  nice: ['nizza', 'niza', 'nicea'],
  marseille: ['marsella', 'marsiglia', 'marselha', 'marsylia', 'marsilya'],
  lyon: ['lione'],
  barcelona: ['barca', 'barna', 'barcelone', 'barcellona'],
  seville: ['siviglia', 'sevilha'],
  milan: ['mailand', 'milao', 'mediolan'],
  rome: ['rom', 'rzym'],
  florence: ['florenz', 'florencia', 'florenca', 'florencja', 'floransa'],
  venice: ['venedig', 'venise', 'venecia', 'veneza', 'venetie', 'wenecja', 'venedik'],
  naples: ['neapel', 'napoles', 'neapol'],
  genoa: ['genua', 'cenova'],
  munich: ['monaco di baviera', 'munique', 'monachium', 'munih'],
  cologne: ['colonia', 'keulen', 'kolonia'],
  nuremberg: ['nuremberga', 'norimberga', 'norymberga', 'neurenberg'],
  frankfurt: ['francfort', 'francoforte'],
  berlin: ['berlino', 'berlim'],
  hamburg: ['hambourg', 'hamburgo', 'amburgo'],
}
/** Streets and squares that people name instead of the city. */
const streets: Record<string, string[]> = {
  paris: [
    'champs elysees',
    'place vendome',
    'rue cambon',
    'avenue montaigne',
    'faubourg',
    'faubourg saint honore',
    'rue saint honore',
    'rue de rivoli',
    'boulevard haussmann',
    'le marais',
    'montmartre',
    'saint germain des pres',
  ],
  cannes: ['la croisette', 'croisette'],
  madrid: ['calle serrano', 'calle de serrano', 'serrano', 'barrio salamanca', 'ortega y gasset'],
  barcelona: ['passeig de gracia', 'paseo de gracia', 'las ramblas'],
  milan: [
    'via monte napoleone',
    'via montenapoleone',
    'monte napoleone',
    'montenapoleone',
    'via della spiga',
  ],
  rome: ['via condotti', 'via dei condotti', 'piazza di spagna', 'via del corso'],
  florence: ['via tornabuoni', 'via de tornabuoni', 'ponte vecchio'],
  berlin: ['kurfurstendamm', 'kudamm', 'friedrichstrasse'],
  munich: ['maximilianstrasse', 'marienplatz'],
  dusseldorf: ['konigsallee'],
  hamburg: ['neuer wall', 'jungfernstieg'],
}
const guarded = new Set([
  'nice',
  'cologne',
  'como',
  'mad',
  'fra',
  'ber',
  'lys',
  'mrs',
  'aix',
  'de gaulle',
  'colonia',
  'lione',
])

const namesOf = (place: Place): NamedPlace[] => {
  const called = place.kind === 'city' ? (streets[place.slug] ?? []) : []
  // Typos in these are not corrected: "never" is not "Neuer Wall".
  const foreign = new Set(
    [...(foreignNames[place.slug] ?? []), ...called].map((name) => wordsOfName(name).join(' ')),
  )
  const names = [place.name, place.slug, ...place.aliases, ...(otherNames[place.slug] ?? []), ...foreign].map(
    wordsOfName,
  )
  const withAirport = place.kind === 'airport' ? names.map((words) => [...words, 'airport']) : []
  const unique = new Map([...names, ...withAirport].map((words) => [words.join(' '), words]))
  return [...unique].map(([name, words]) => ({
    words,
    place,
    isGuarded: guarded.has(name),
    isForeign: foreign.has(name),
  }))
}

/** All names by their first word, longest first, so that the longer name wins. */
export const namesByFirstWord: ReadonlyMap<string, NamedPlace[]> = Map.groupBy(
  places.flatMap(namesOf).toSorted((a, b) => b.words.length - a.words.length),
  ({ words }) => words[0] ?? '',
)

/** Names of the four countries in many languages. */
export const countryWords: ReadonlyMap<string, Country> = new Map<string, Country>([
  ...countries.map((country): [string, Country] => [country, country]),
  ['french', 'france'],
  ['spanish', 'spain'],
  ['espana', 'spain'],
  ['italian', 'italy'],
  ['italia', 'italy'],
  ['german', 'germany'],
  ['deutschland', 'germany'],
  ...(
    [
      ['france', 'francia frankreich franca frankrijk fransa'],
      ['spain', 'espagne spagna spanien espanha spanje ispanya'],
      ['italy', 'italie italien italya'],
      ['germany', 'allemagne alemania germania alemanha duitsland almanya'],
    ] as const
  ).flatMap(([country, names]) => names.split(' ').map((name): [string, Country] => [name, country])),
])

/** Towns without a page of their own, with their country. */
export const townCountries: ReadonlyMap<string, Country> = new Map(
  (
    [
      [
        'france',
        'estrasburgo strasburgo strassburg straatsburg bordeus burdeos saint-malo st-malo la-rochelle poitiers beziers sete narbonne arcachon royan vichy tignes sables auch tarbes rodez cahors perigueux bergerac hendaye cerbere modane annemasse saint-louis thonon calais reims bordeaux toulouse strasbourg nantes montpellier rennes grenoble dijon avignon biarritz deauville annecy chamonix courchevel versailles colmar lourdes carcassonne antibes rouen provence normandy corsica metz nancy angers nimes perpignan menton beaune honfleur megeve limoges brest caen amiens tours orleans arles nimes cognac epernay giverny chantilly fontainebleau grasse vence eze frejus hyeres toulon bayonne pau albi sarlat saumur blois amboise dinard vannes quimper lorient evian chambery val-thorens meribel troyes besancon mulhouse roubaix dunkirk dunkerque boulogne cherbourg beauvais',
      ],
      [
        'spain',
        'saragoca saragozza saragossa saragosse lugo ourense pontevedra palencia soria huesca jaca gandia benicassim peniscola roquetas ubeda baeza antequera mijas irun portbou hondarribia granada bilbao zaragoza toledo salamanca alicante benidorm ibiza marbella girona sitges tarragona pamplona santander valladolid cadiz menorca andalusia catalonia cordoba murcia almeria ronda nerja figueres huelva burgos oviedo gijon vigo coruna leon segovia avila albacete caceres badajoz merida lleida logrono vitoria elche cartagena denia javea torremolinos fuengirola estepona puerto-banus mallorca formentera lloret salou tossa jerez tarifa algeciras compostela cuenca teruel castellon',
      ],
      [
        'italy',
        'prato pistoia empoli forli cesena faenza imperia savona alassio la-spezia massa grosseto terni foggia taranto crotone reggio messina trapani marsala ragusa nuoro oristano asti cuneo vercelli biella lecco sondrio lodi pavia rovigo belluno pordenone gallarate vigevano ventimiglia domodossola tirano brennero tarvisio gorizia varese verona bologna pisa siena perugia bari catania palermo sorrento amalfi capri rimini trieste padua padova bergamo lucca ravenna parma modena taormina cagliari portofino sicily sardinia tuscany bolzano trento cremona mantova vicenza ferrara lecce matera positano ancona brescia piacenza novara udine aosta alessandria arezzo cortona montepulciano assisi orvieto viterbo salerno pompeii ischia procida siracusa syracuse agrigento noto cefalu olbia sassari alghero brindisi otranto alberobello pescara imola riccione viareggio carrara livorno sanremo bordighera portovenere bellagio sirmione desenzano riva merano courmayeur cortina sestriere bassano treviso marostica',
      ],
      [
        'germany',
        'estugarda stoccarda dresda lipsia goslar celle hameln detmold worms speyer landau offenburg tuttlingen villingen friedrichshafen landshut straubing deggendorf amberg weiden hof coburg schweinfurt aschaffenburg hanau offenbach gottingen kehl lorrach singen gorlitz stuttgart leipzig dresden hannover hanover bremen dortmund heidelberg freiburg potsdam regensburg bonn augsburg bavaria konstanz karlsruhe mannheim ulm passau kassel lindau mainz wiesbaden aachen trier munster rostock kiel lubeck metzingen ingolstadt solingen rosenheim wuppertal essen duisburg bochum gelsenkirchen bielefeld krefeld leverkusen remscheid siegen koblenz darmstadt giessen marburg fulda wurzburg bamberg bayreuth erlangen furth rothenburg dinkelsbuhl fussen garmisch oberammergau berchtesgaden memmingen kempten ravensburg tubingen reutlingen heilbronn pforzheim saarbrucken weimar erfurt jena chemnitz magdeburg wolfsburg braunschweig gottingen oldenburg osnabruck paderborn flensburg sylt schwerin stralsund rugen meissen cottbus zwickau herzogenaurach idar-oberstein selb',
      ],
    ] as const
  ).flatMap(([country, names]) => names.split(' ').map((name): [string, Country] => [name, country])),
)

/** Those that are regions, not towns. */
export const regions: ReadonlySet<string> = new Set(
  'provence normandy corsica menorca andalusia catalonia mallorca formentera sicily sardinia tuscany bavaria sylt rugen capri ischia procida'.split(
    ' ',
  ),
)
