/** Subjects with an answer of their own, the most telling first: at most two of them are answered. */
const telling = {
  'own-calculations':
    /\bmy (?:\w+ )?(?:calculations?|estimates?|refund (?:history|requests?)|history)\b|\bdid i calculate\b/,
  'own-bookings':
    /\bmy (?:\w+ )?(?:bookings?|chauffeur|rides?|transfers?|driver|pick ?up)\b|\b(?:did|have) i (?:\w+ )?book(?:ed)?\b/,
  'own-places': /\bmy (?:saved|favou?rite) \w+|\bmy favou?rites\b|\bplaces? (?:did|have) i saved?\b/,
  account:
    /\b(?:delete|close) (?:my )?account\b|\bchange (?:my )?(?:email|password)\b|\b(?:forgot|reset) (?:my )?password\b|\bunsubscribe\b/,
  'red-screen':
    /\bred (?:screen|light|cross)\b|\bscreen (?:\w+ )?red\b|\b(?:kiosk|machine|scan|pablo|diva|otello|barcode) (?:\w+ ){0,5}(?:red|refus\w+|reject\w*|fail\w*|broken|error|not work\w*|doesnt work|out of order|down)\b/,
  'lost-form':
    /\b(?:lost|lose|misplaced|stolen|threw away)\b(?: \w+){0,5} (?:forms?|receipts?|invoices?|papers?|slips?|bordereau|documents?)\b/,
  'forgot-validation':
    /\b(?:forgot|forgotten|missed|skipped|didnt|did not|havent|have not|never|without|failed|couldnt|could not)\b(?: \w+){0,5} (?:stamp\w*|scan\w*|validat\w*|customs)\b|\b(?:stamp\w*|validat\w*) (?:\w+ ){0,3}(?:afterwards?|later|from home|at home)\b|\balready (?:home|back|left|flew|flown)\b|\bnot stamped\b|\bno stamp\b/,
  'closed-desk':
    /\b(?:customs|desk|counter|kiosk|office)s? (?:\w+ ){0,3}(?:closed|shut|empty|unstaffed)\b|\b(?:early|night|midnight|dawn|late) (?:\w+ )?(?:flight|departure)\b|\bflight (?:\w+ ){0,3}at \d/,
  'no-form':
    /\b(?:didnt|did not|forgot|no|never|without|havent)\b(?: \w+){0,5} (?:tax free |refund |detaxe |diva )?forms?\b|\bonly (?:have )?(?:the |a )?receipts?\b|\b(?:shop|store|boutique|cashier|seller) (?:\w+ ){0,2}(?:refus\w+|said no|says no|wont|doesnt|does not|didnt)\b/,
  services:
    /\b(?:hotels?|hostels?|airbnb|accommodations?|restaurants?|meals?|dinners?|lunch|car rentals?|rental cars?|taxis?|ubers?|(?:train|flight|plane|museum|concert|opera|disney\w*) tickets?|tickets|guided tours?|spa|massages?|haircuts?|petrol|gasoline|fuel)\b/,
  'left-out':
    /\b(?:tobacco|cigarettes?|cigars?|medicines?|medications?|weapons?|guns?|(?:buy|bought) (?:a |my )?(?:\w+ )?(?:car|motorbike|vehicle)|car parts?|tires?|tyres?|second ?hand|pre ?owned|vintage|antiques?)\b/,
  'use-goods':
    /\b(?:wear|wearing|wore|worn|use|used|using|open|opened|unpack|unwrap|eat|drink)\b(?: \w+){0,4} (?:it|them|goods|items?|purchases?|clothes|shoes|bags?|before|tags?|watch|jacket|dress|perfume|phone)\b|\b(?:cut|remove) (?:off )?(?:the )?tags?\b|\bunused\b/,
  online:
    /\b(?:online|internet|amazon|website order|web ?shop)\b|\b(?:ships?|shipped|shipping|mail|mailed|post|send|sent|deliver\w*) (?:\w+ ){0,2}home\b|\bdelivered\b/,
  'duty-home':
    /\b(?:duty|duties|customs|tax) (?:\w+ ){0,3}(?:at home|back home|in my country|when i (?:get|am) (?:back|home))\b|\bimport dut\w+|\ballowance\b|\bdeclare\b/,
  'early-refund':
    /\b(?:charged (?:back|again)|charge ?back|city refund|early refund|advance|refund (?:\w+ ){0,2}(?:in town|downtown|in the city|in the store)|before (?:i|we) leave the eu)\b/,
  'payout-time':
    /\bhow (?:long|many (?:weeks|days)|soon|fast|quickly)\b(?: \w+){0,5} (?:refund|money|payout|payment|paid|arrive|receive)\b|\bwhen (?:do|will|does|can)\b(?: \w+){0,5} (?:refund|money|paid|payout|payment|arrive|receive)\w*\b|\bhow long (?:does|will) (?:it|that) take\b|\bstill (?:waiting|nothing)\b|\b(?:not|never|havent|hasnt|didnt)(?: \w+){0,3} (?:received?|arrived?|got|gotten|paid|come)\b|\bwhere is my (?:refund|money)\b/,
  combine:
    /\b(?:combin\w+|add (?:\w+ ){0,3}(?:up|together)|added up|adding up|group|grouped|pool|split|merge|cumulat\w+|sum up|(?:several|different|multiple|two|three|many|separate) (?:\w+ )?(?:receipts?|shops?|stores?|purchases?|boutiques?|invoices?))\b|\bsame (?:day|store|shop)\b/,
  transit:
    /\b(?:transit|connect\w*|layovers?|stop ?overs?|chang\w+ (?:planes?|flights?)|last eu (?:airport|country|exit)|stop in|(?:fly|flying|flight|travel\w*|going|go) (?:home |back )?via)\b/,
  'by-land-or-sea':
    /\b(?:cruise|ferry|ferries|ship|by (?:car|bus|boat|road)|driv(?:e|ing) (?:home|out|to|back|through|across))\b/,
  luggage:
    /\b(?:suitcases?|luggage|baggage|checked bags?|check (?:in )?(?:my |the )?bags?|hold bags?|bag drop|carry ?on|cabin bags?|(?:before|after) (?:security|check ?in)|airside|liquids?)\b/,
  'cash-or-card':
    /\b(?:cash|credit cards?|debit cards?|on(?:to)? (?:my )?card|alipay|wechat|bank (?:account|transfer)|revolut|paypal)\b/,
  share:
    /\b(?:fees?|commissions?|(?:global blue|planet|operators?) (?:take|keep|charge|cost)\w*|(?:all|everything|full|whole|entire) (?:\w+ ){0,2}(?:vat|tax|refund|back|amount)|why (?:only|not|so little|less)|how much (?:\w+ ){0,6}percent|how much (?:of the )?(?:vat|tax) (?:do|will|can))\b|\bwhy\b(?: \w+){0,4} less\b|\bless than (?:you|the calculator|expected)\b/,
  'other-person':
    /\b(?:somebody else|someone else|another person|on (?:my|his|her) behalf|(?:my|his|her) (?:wife|husband|partner|friend|mother|father|mom|dad|sister|brother|boyfriend|girlfriend|assistant)s?)\b/,
  gifts: /\b(?:gifts?|presents?)\b/,
  age: /\bhow old\b|\byears? old\b|\bminimum age\b|\b(?:minors?|teenagers?|under 1\d)\b|\b(?:child|children|kids?|son|daughter)\b(?: \w+){0,4} (?:claim|forms?|refund|passport|name)\b/,
  deadline:
    /\b(?:deadlines?|expir\w+|how long (?:do i have|is|are|after)|until when|by when|time limits?|\w+ (?:months|weeks|days) ago|(?:three|3) months|90 days|too late|last day|how many (?:days|months) (?:do|after|to))\b/,
  'reduced-goods':
    /\b(?:books|(?<!\b(?:i|we|to|you) )book(?! (?:a|an|the|my)\b)|food|groceries|chocolates?|cheese|macarons?|olive oil)\b/,
  minimum:
    /\bminimum\b|\bthreshold\b|\bhow much (?:do|must|should|have) (?:i|we|you|one) (?:have to |need to )?(?:spend|buy|shop|purchase)\b|\benough\b|\bqualif\w+|\bmin (?:spend|purchase|amount)\b|\brules? (?:in|of|for)\b|\bspend to (?:get|claim|qualify)\b/,
  rate: /\b(?:vat|tax|iva|tva|mwst) (?:rates?|percent\w*)\b|\bhow (?:high|much) is (?:the )?(?:vat|iva|tva|tax)\b|\bwhat (?:is|s) (?:the )?(?:vat|iva|tva) (?:in|of)\b|\brates? of (?:vat|tax)\b/,
  'arrive-early':
    /\bhow (?:early|much (?:time|earlier))\b|\bhours before\b|\bqueues?\b|\bwait(?:ing)? times?\b|\bwhen should (?:i|we) (?:arrive|be|come|go)\b|\bwhat time should\b/,
  chauffeur:
    /\b(?:chauffeurs?|airport transfer|private car|limo\w*|book (?:a |the )?(?:car|ride|transfer|driver|van)|vip)\b/,
  privacy:
    /\bprivacy\b|\bgdpr\b|\bmy (?:personal )?data\b|\bare you (?:an? )?(?:real |actual )?(?:human|ai|bot|robot|person|machine|chatgpt|gpt)\b|\bwho are you\b/,
} as const satisfies Record<string, RegExp>

/** Answered only when nothing more telling is asked. */
const general = {
  who: /\b(?:eligib\w+|entitled|who (?:can|may)|citizens?|residents?|residen(?:ce|cy)|green ?card|expats?|students?|study(?:ing)?|erasmus|(?:live|living|lives) in|i(?: a)?m from|we are from|mov(?:e|ing) (?:to|back|away)|stay(?:ing)?|dual|nationality|diplomats?|can (?:i|we|he|she|they|\w+s) (?:also |still |even )?(?:claim|get (?:a |my |the )?(?:refund|vat|tax)))\b/,
  documents:
    /\bwhat (?:do|must|should) (?:i|we) (?:need|bring|show|carry)\b|\bneed to (?:bring|show)\b|\b(?:which|what) documents?\b|\bpassports?\b/,
  desks: /\b(?:where|desks?|counters?|offices?|locations?|nearest|closest|near|claim at|detaxe|map)\b/,
  'opening-hours': /\b(?:open|opens|opening|closes?|hours|24 ?h)\b/,
  validation: /\b(?:stamp\w*|validat\w+|pablo|diva|otello|scan\w*|kiosks?|customs|system)\b/,
  steps:
    /\bhow (?:does|do|can|to|should|would)\b(?: \w+){0,6} (?:work|works|claim|get|refund|tax free|detaxe|apply|start|reclaim)\b|\bsteps?\b|\bprocess\b|\bprocedure\b|\bexplain\b|\bwhat (?:is|s) (?:tax free|detaxe|a? ?(?:vat|tax) refund)\b/,
  greeting:
    /^(?:hi|hello|hey|hallo|bonjour|hola|ciao|good (?:morning|afternoon|evening)|thanks?|thank you|thx|merci|gracias|grazie|danke|bye|goodbye|help|what can you do|how can you help)(?: \w+){0,3}$/,
} as const satisfies Record<string, RegExp>

const outside =
  /\b(?:weather|forecast|jokes?|poems?|songs?|lyrics|recipes?|cook|football|soccer|movies?|president|election|politics|bitcoin|crypto|stock market|invest\w*|translat\w+|homework|python|javascript|write (?:me )?(?:a |an |some )?\w*(?:code|program|essay|email)|capital of|population|horoscope|zodiac|dating|bomb|hack\w*|nightlife|beach\w*|sightseeing|things to do|itinerary)\b|\b(?:best|good|cheap\w*|recommend\w*|romantic|top) (?:\w+ ){0,2}(?:hotels?|restaurants?|bars?|cafes?|museums?|clubs?|hostels?)\b/

/** Words that would steer us or reach for what belongs to others. */
const steering =
  /\b(?:system prompt|(?:ignore|disregard|forget|override) (?:\w+ ){0,3}(?:instructions?|rules?|prompts?)|your (?:instructions?|prompt|rules)|pretend|jailbreak|developer mode|other (?:users?|customers?|people|guests?|travell?ers?)|(?:everyone|everybody|someone else|somebody else)s|all users|drop table|select \w+ from|api keys?|passwords? of|email addresses)\b/

export type TellingTopic = keyof typeof telling
export type GeneralTopic = keyof typeof general
export type Topic = TellingTopic | GeneralTopic

export type Subject = {
  telling: TellingTopic[]
  general: GeneralTopic[]
  isOutside: boolean
  isSteering: boolean
}

const those = <Name extends string>(table: Record<Name, RegExp>, line: string) =>
  (Object.keys(table) as Name[]).filter((name) => table[name].test(line))

/** What a line of lower-case words is about, in the order of the answers. */
export function readSubject(line: string): Subject {
  return {
    telling: those(telling, line),
    general: those(general, line),
    isOutside: outside.test(line),
    isSteering: steering.test(line),
  }
}
