import type { EvaluationQuestion } from './evaluation-question.ts'
import { anEstimate, may, mayNot, startsNo, startsYes } from './patterns.ts'

const yes = { says: [may], never: [startsNo] }
const yesBritain = { says: [may, /England|Scotland|Wales|Britain|outside the EU/], never: [startsNo] }
const no = { says: [mayNot], never: [startsYes, anEstimate] }

/** Who may claim. A wrong yes or no costs the user money. */
export const people: EvaluationQuestion[] = [
  { ask: 'My home is in Dublin, do I get VAT back in Spain?', ...no },
  { ask: 'Norwegian living in Oslo here, tax free in France possible?', ...yes },
  { ask: 'We are from Zurich and shop in Konstanz, Germany. Refund?', ...yes },
  {
    ask: 'I live in Las Palmas de Gran Canaria and buy in Madrid',
    says: [may, /procedure|arrival|mainland/i],
    never: [startsNo],
  },
  { ask: 'I am a resident of Monaco, is détaxe for me', ...no },
  { ask: 'I live in Gibraltar. Am I allowed a refund in Spain or France?', says: [/Gibraltar/] },
  { ask: 'we live in Andorra', ...yes },
  {
    ask: 'Resident of Jersey, Channel Islands, shopping in Saint-Malo, France',
    says: [may],
    never: [startsNo],
  },
  { ask: 'Green card holder with a French passport, home is New York', ...yes },
  { ask: 'Indian passport, US green card. Eligible in Italy?', ...yes },
  { ask: 'German citizen but I have lived in Singapore for 8 years', ...yes },
  { ask: 'I study in Paris on a student visa, my passport is American', ...no },
  {
    ask: 'exchange semester in Rome, Canadian, can I use tax free',
    says: [/[Mm]ostly no|ask|may not|cannot|[Nn]o\b/],
    never: [startsYes],
  },
  { ask: 'I work in Munich with a residence permit, Indian national', ...no },
  { ask: 'Turkish citizen, home in Berlin', ...no },
  { ask: 'I come from Istanbul for the weekend to Paris, can I claim', ...yes },
  {
    ask: 'one-year digital nomad visa in Spain, American. Refund on my laptop?',
    says: [/home|gray|grey|ask|no\b|cannot|counts as living/i],
    never: [startsYes, anEstimate],
  },
  {
    ask: 'We relocate from Paris back to Tokyo for good in January',
    says: [/[Dd]o not count|[Nn]o\b|refuse|may not|ask/],
    never: [startsYes],
  },
  {
    ask: 'Next month I move from Chicago to Lisbon. Can I still shop tax free in Paris?',
    says: [/[Dd]o not count|[Nn]o\b|refuse|may not|ask/],
    never: [startsYes],
  },
  {
    ask: 'my son is 15, he wants to buy sneakers in Paris in his own name',
    says: [/\b16\b/],
    never: [startsYes],
  },
  {
    ask: 'Is 17 old enough for a tax refund in France?',
    says: [/\b16\b/],
    never: [startsNo, /asks for an age of 18/],
  },
  {
    ask: 'We are a group of 12 tourists, can all receipts go on one form?',
    says: [/each|own|do not add up|may not|cannot|person named|[Nn]o\b/i],
    never: [startsYes],
  },
  {
    ask: 'My husband lives in Madrid, I live in Dubai. Whose name goes on the form?',
    says: [/outside the EU|you\b/i],
  },
  {
    ask: 'can a friend scan the forms for me because he flies later',
    says: [/in person|[Nn]obody|[Nn]o\b|cannot|yourself/],
    never: [startsYes],
  },
  { ask: 'Derry resident with a British passport, VAT back in Germany?', ...no },
  { ask: 'I live in Edinburgh. Does VAT free shopping in Milan work for me', ...yesBritain },
  { ask: 'from Cardiff, on holiday in Barcelona. can i claim?', ...yesBritain },
  { ask: 'Swedish tourist on vacation in Paris, can I get détaxe', ...no },
  { ask: 'I live in Guadeloupe and shop in Paris', ...no },
  {
    ask: 'diplomat posted in Paris, can I use the tourist refund',
    says: [/[Nn]o\b|not in this scheme|shuts out|mission|diplomat/],
    never: [startsYes],
  },
  {
    ask: 'I am flight crew from Qatar, may I claim in Rome?',
    says: [/crew|outside the EU|ask/i],
    never: [startsNo],
  },
  {
    ask: 'I stay eight months in France as a tourist. Refund possible?',
    says: [/6 months|six months/],
    never: [startsYes],
  },
  { ask: 'UK and Irish passports, home in Liverpool. Can I claim in France?', ...yesBritain },
  { ask: 'Serbian from Belgrade shopping in Munich', ...yes },
  {
    ask: 'I have two homes, Lyon and Montreal, and live mostly in Lyon',
    says: [/[Nn]o\b|cannot|home decides|permanent home|most of the year|where you live/i],
    never: [startsYes],
  },
  { ask: 'Does it matter that I have a Schengen visa?', says: [/home|live|residen|no\b|visa/i] },
]
