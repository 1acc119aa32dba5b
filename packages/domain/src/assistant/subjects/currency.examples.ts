import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    what exchange rate do you use
    can I enter dollars
    which currencies do you know
    should I pay in euros or dollars
    dynamic currency conversion
    pay in my own currency at the till
    what is the euro dollar rate
    convert 500 USD to euros
    how do you convert yen
    what currency is the refund in
    do I lose money on conversion
    what rate do they use for the refund
    how many euros are 1000 pounds
    where does your exchange rate come from
    is the exchange rate current
    rate of the day
    can I calculate in yuan
    exchange rate date
    conversion fee
    which currency should the card refund be in
    euro or home currency at the terminal
    are your rates live
    currency conversion
    dollar to euro today
    do you support rupees
    currencies supported
    exchange money
    exchange rates old?
    why does the result differ from my bank's rate
    my bank uses another rate
    shop offered to charge me in USD
    at which rate is my purchase converted
    how old is the rate that you use
    korean won to euro
    AED possible?
    100 euros in dollars
    is it better to pay with local currency
    what is DCC
    does the ECB set the rate
    how do you deal with foreign currencies
    swiss francs rate
    does the minimum apply in euros if i paid in dollars
    refund exchange markup
    how much is 200 euros in yen
    Which exchange rate do you use?
    Which exchange rates are used?
    what rate do you take for dollars
    Which currencies can I use?
    Can I type in pounds?
    can you calculate in yen
    do you know rupees
    is my currency supported
    Should I pay in my own currency?
    pay in dollars or euros at the till
    how current are your exchange rates
    how old are your rates
    exchange rate
    what is 1 dollar in euros
    convert 300 pounds
    convert to euros
    how many dollars is 100 euro
    in which currency will I be refunded
    currency of the refund
    why is the converted amount different
    bank rate
    does the exchange rate matter
    can I get it in dollars
    which rate do they use
    pay in my currency
    do you take dollars
    price in pounds
    paid in yen
    what rate do you use
    refund in my own currency
    convert to dollars
    is the refund in euros
    bad exchange rate at the counter
    paid with a foreign card
    can I enter yuan
    which currencies
    minimum in dollars
  `),
}
