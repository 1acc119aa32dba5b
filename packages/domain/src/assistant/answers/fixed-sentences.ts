/** Sentences without facts or numbers. */
export const fixedSentences = {
  possibleQuestions:
    'I answer from our guides to France, Spain, Italy and Germany. Ask me for an estimate with an amount, its currency and ' +
    'the country, for the refund desks of a city or airport ("Where is the desk at CDG?"), for the minimum of a country, or ' +
    'what to do when something goes wrong. The [calculator](/vat-calculator) and the [map](/map-locations) do the rest.',
  inEnglish: 'I answer in English for now; you may ask in your own language.',
  outside:
    'That is outside what I know. I answer questions about VAT refunds and tax-free shopping in France, Spain, Italy and Germany.',
  visas: 'Visas are outside what I know. Ask the consulate of the country that you visit.',
  silent:
    'My sources say nothing reliable about that, and I do not guess. Ask the shop before you pay, or customs where you leave the EU.',
  refused:
    'I can’t do that. I answer from our guides and rules, and of stored data I read only your own. Ask me about a purchase, a place or a rule.',
  unclearAmount:
    'I cannot read that amount for certain. Write it with a point for the cents and no other signs, and more than nothing.',
  usualGoods:
    'Usual goods qualify when they are new, you carry them out of the EU yourself, and the shop writes a tax-free form for them.',
  sumFirst: 'Tell me the sum of what you bought in one shop on one day, and I estimate it.',
  whichAmount: 'How much did you pay, and in which country? With both I estimate what comes back.',
  whichCountry: 'In which country do you shop? I know the rules of France, Spain, Italy and Germany.',
  close: 'I can read that in more than one way. Which do you mean?',
  unsure: 'I am not sure what you ask. These are the nearest questions that I can answer:',
  fromGuides: 'I am not sure what you ask. The nearest that our guides say:',
  orAsk: 'Or ask me:',
  orMeant: 'Or, if this is the question:',
  whichPlace: 'Which city, airport or station do you mean?',
  whichCurrency: (name: string) =>
    `I have no exchange rate for ${name}. Tell me the price in euros, as it stands on the receipt, and the country.`,
  otherWayRound:
    'I count from the price to the refund, not back. Tell me what the purchase costs and in which country, and I estimate what comes back.',
} as const
