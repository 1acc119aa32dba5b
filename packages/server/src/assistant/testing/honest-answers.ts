import type { ModelTurn } from './ask-model.ts'
import { askBack, call, customs, deadline, estimate, explain, rule, search } from './model-calls.ts'

/** Answers of an honest model, and the beginning or a part of what the user gets. */
export type HonestAnswer = ModelTurn & { reads: (string | RegExp)[] }

export const honestAnswers: HonestAnswer[] = [
  {
    ask: 'What do I get for 1,250 EUR in France?',
    calls: [estimate(1250, 'france')],
    say: 'Here is the estimate: {{s1}}',
    reads: [
      /^Here is the estimate:\n\nFor a purchase of EUR 1,250\.00 in France the \*\*estimated refund is EUR 177\.08/,
    ],
  },
  {
    ask: 'I spent 1,250 EUR in Paris and fly home from CDG. Where do I go?',
    calls: [estimate(1250, 'france'), customs('france', 'cdg')],
    say: 'Here is the estimate: {{s1}}\nAbout the desks: {{s2}}',
    reads: ['EUR 177.08', /\n\nAbout the desks:\n\nDesks at Charles de Gaulle Airport/],
  },
  {
    ask: 'Paris or Milan, what do I get for 1,250 EUR?',
    calls: [estimate(1250, 'france'), estimate(1250, 'italy')],
    say: '- {{s1}}\n- {{s2}}',
    reads: [/^For a purchase .* in France .*EUR 177\.08/, /\n\nFor a purchase of EUR 1,250\.00 in Italy/],
  },
  {
    ask: 'Cuánto me devuelven por 1250 euros en Francia?',
    calls: [estimate(1250, 'france')],
    say: '{{s1}}',
    reads: [/^Por ahora respondo solo en inglés\.\n\nFor a purchase of EUR 1,250\.00 in France/],
  },
  {
    ask: '我在法国买了1250欧元的包,能退多少?',
    calls: [estimate(1250, 'france')],
    say: 'Here is your estimate: {{s1}}',
    reads: [/^目前我只能用英语回答。\n\nHere is your estimate:\n\nFor a purchase of EUR 1,250\.00/],
  },
  {
    ask: 'I bought shoes for 100 EUR in Rome, what comes back?',
    calls: [estimate(100, 'italy')],
    say: 'About the refund: {{s1}}',
    reads: ['This guide says no. Today’s law says yes.', 'EUR 154.94', 'EUR 70.00'],
  },
  {
    ask: 'What is the minimum in Spain?',
    calls: [rule('spain')],
    say: 'Hello! Here is the rule: {{s1}}',
    reads: [/^Hello\. Here is the rule:\n\nSpain: VAT is 21%/, 'no minimum since July 2018'],
  },
  {
    ask: 'Compare the VAT rates of France and Italy',
    calls: [rule('france'), rule('italy')],
    say: '1. {{s1}}\n2. {{s2}}',
    reads: [/^France: VAT is 20%/, /\n\nItaly: VAT is 22%/],
  },
  {
    ask: 'Where is the desk at CDG?',
    calls: [customs('france', 'cdg')],
    say: '{{s1}}',
    reads: [/^Desks at Charles de Gaulle Airport/, 'Be there 3 hours before'],
  },
  {
    ask: 'Which way with a suitcase at CDG?',
    calls: [customs('france', 'cdg')],
    say: 'Here are the desks: {{s1}}\n\nAlso: {{s2}}',
    reads: [
      /^Here are the desks:\n\nDesks at/,
      /\n\nAlso:\n\n\*\*Charles de Gaulle Airport, goods in a suitcase:\*\* /,
    ],
  },
  {
    ask: 'where at Malpensa can I validate?',
    calls: [customs('italy', 'malpensa')],
    say: 'As for the desks: {{s1}}\n\nSafe travels!',
    reads: [/^As for the desks:\n\nDesks at .*Malpensa/, /\n\nSafe travels\.\n\nSources:/],
  },
  {
    ask: 'refund points near Galeries Lafayette in Paris',
    calls: [
      call('find_refund_locations', {
        country: 'france',
        place: 'paris',
        type: 'refund-office',
        near: 'galeries lafayette',
      }),
    ],
    say: 'About the places: {{s1}}',
    reads: [/^About the places:\n\nNear Galeries Lafayette/],
  },
  {
    ask: 'I bought it on 12 September, until when must I leave?',
    calls: [deadline('2026-09-12')],
    say: 'About the deadline: {{s1}}',
    reads: [/^About the deadline:\n\nBought on 12 Sep 2026/, '12 Dec 2026', '31 Dec 2026'],
  },
  {
    ask: 'How long do I have?',
    calls: [explain('deadline')],
    say: '{{s1}}',
    reads: [/^Be out of the EU with the goods within 3 months/],
  },
  {
    ask: 'Do I get VAT back on my hotel?',
    calls: [explain('services')],
    say: '{{s1}}',
    reads: [/^\*\*Hotels, meals, tickets and other services:\*\* No\./],
  },
  {
    ask: 'I live in London. Can I claim?',
    calls: [explain('lives-in-great-britain'), explain('documents')],
    say: '{{s1}}\n\nGood to know: {{s2}}',
    reads: [
      /^\*\*Living in England, Scotland or Wales:\*\* Yes\./,
      /\n\nGood to know:\n\nBring your passport/,
    ],
  },
  {
    ask: 'I am an American living in Berlin, can I get the tax back?',
    calls: [explain('lives-in-eu')],
    say: 'About your question: {{s1}}',
    reads: [/^About your question:\n\n\*\*Living in an EU country:\*\* No\./],
  },
  {
    ask: 'The kiosk screen went red, what now?',
    calls: [explain('red-screen')],
    say: '{{s1}}',
    reads: [/^Red, or no answer, is not a refusal/],
  },
  {
    ask: 'How does tax free shopping work?',
    calls: [explain('steps'), explain('validation')],
    say: 'Thanks for asking. Here is what our records say: {{s1}}\n\nMore on this: {{s2}}',
    reads: [/^Thanks for asking\. Here is what our records say:\n\n1\. Spend the minimum/, 'PABLO'],
  },
  {
    ask: 'Do kiosks at CDG read forms of other countries?',
    calls: [explain('leaves-from-another-country'), customs('france', 'cdg')],
    say: '{{s1}}\n\n{{s2}}\n{{s5}}',
    reads: [/^The rules of the country where you bought/, 'Desks at Charles de Gaulle Airport'],
  },
  {
    ask: 'Do I have to pay duty when I come home?',
    calls: [explain('duty-home')],
    say: '{{s1}}',
    reads: [/^\*\*Duty in your own country:\*\* Perhaps\./],
  },
  {
    ask: 'I spent 800 euros',
    calls: [askBack('country')],
    say: '{{s1}}',
    reads: [/^In which country was it bought\?/],
  },
  {
    ask: 'Where is the desk?',
    calls: [askBack('place')],
    say: '{{s1}}',
    reads: [/^Which city, airport or station do you mean\?/],
  },
  {
    ask: 'Will it rain in Rome on Sunday?',
    calls: [askBack('outside')],
    say: '{{s1}}',
    reads: [/^That is outside what I know/],
  },
  {
    ask: 'bonjour',
    calls: [askBack('greeting')],
    say: 'Welcome! {{s1}}',
    reads: [/^Welcome\.\n\nI answer from our guides/],
  },
  {
    ask: 'Show my calculations',
    calls: [call('my_data', {})],
    say: 'From our records: {{s1}}',
    reads: [
      /^From our records:\n\nYour saved calculations, newest first:\n- 20 Nov 2026: EUR 1,250\.00 in France/,
    ],
  },
  {
    ask: 'Which forms does a PABLO kiosk read?',
    calls: [search('PABLO kiosk forms of another country', { country: 'france' })],
    say: 'From our guides: {{s1}}',
    reads: [/^From our guides:\n\n\*\*/],
  },
  {
    earlier: ['What about 500 USD?'],
    ask: 'France',
    calls: [estimate(500, 'france', 'USD')],
    say: '{{s1}}',
    reads: [/USD 70\.83/],
  },
  {
    ask: 'What is the minimum in Germany?',
    edition: 'law-2026-11',
    calls: [rule('germany')],
    say: 'On the minimum: {{s1}}',
    reads: [/^On the minimum:\n\nGermany: VAT is 19%/],
  },
  {
    ask: 'Where is the desk at Barajas?',
    calls: [customs('spain', 'madrid-airport')],
    say: '<think>The asker means Madrid. 21 % would be the rate.</think>\n{{ s1 }}',
    reads: [/^Desks at Madrid Airport/],
  },
  {
    ask: 'Is my card charged again after the city refund?',
    calls: [explain('early-refund')],
    say: '**Please note:** {{s1}}',
    reads: [/^Please note:\n\n/],
  },
]
