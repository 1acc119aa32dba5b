import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    can I get the refund in cash
    How will I be paid
    do I get cash at the airport
    is cash or card better
    can they refund to my debit card
    can I get it on alipay
    wechat pay refund
    bank transfer possible?
    refund to paypal
    in what currency is cash paid
    do they pay in dollars
    can I get it back on Revolut
    Do I need a credit card for the refund
    what are the options for the payout
    is there a fee for cash
    how do they pay the refund
    can I get euros in cash at CDG
    cash refund counter fees
    which way of refund is best
    can I change from cash to card later
    I don't have a credit card, how do I get the money
    refund to a different card than I paid with
    to which card does the money go
    card expired, refund?
    my credit card was cancelled since then
    does the refund go to the card I paid with
    can it be paid into my bank account
    iban or card
    I'd rather have cash
    cash out tax free madrid
    payment methods
    immediate cash refund
    is there a limit for cash refunds
    they only give me cash in euro
    exchange rate on the cash refund
    american express ok for refund
    amex or visa for tax free
    refund in pounds
    can I have it in my own currency
    can I choose how to be paid
    get money right away
    instant cash back at airport
    card refund or money in hand
    what if the cash counter is closed
    how do i get paid out, cash, card or wire
    prepaid card possible
    apple pay refund
    Is it better to take cash or a card refund?
    Can I be paid in cash?
    Can I get my refund in cash at the airport?
    Should I choose cash or credit card?
    how do I get my money, cash or card
    Do they pay it to my bank account?
    Is Alipay possible?
    Does it cost something to get cash?
    what does a cash refund cost
    can the refund go to my debit card
    what are my refund options
    how will I receive the refund
    in which form is the refund paid
    which payment options are there
    can I have the refund on my wife's card
    is a credit card needed
    no credit card
    can I get US dollars in cash
    do I get euros
    do they refund in local currency
    can I switch to cash
    cash limit
    is there a maximum for cash
    do they have cash at the desk
    which card should I use for the refund
    Can I get the VAT back on my Visa card?
    I want my refund as cash
    does every counter pay cash
    bank transfer or card
    paypal possible?
    refund via WeChat
    can I be refunded on apple pay
    cash or card, which is faster
    refund method
    payout options
    can the store pay to alipay
    refund on wechat
    which ways of payment for the refund are there at galeries lafayette
    who pays cash at the airport terminal
    which company runs the cash counter
    whose counter pays cash there
    refund in town or at the airport, which is better
    is it smarter to take the refund in the store or at the airport
    can it go to my debit card
    alipay or wechat
    cash at the airport or card
    is a fee taken for cash
    refund to another card
    my card is expired
    new bank card since then
    cash in hand or back to the card
    can I get it on my debit card
    can they pay in cash
    cash fee?
    is cash lower than card
    which is better cash or credit
    how do they pay me
    payment options for the refund
    ways to receive the money
    refund to Alipay
    WeChat refund
    paypal or bank account
    iban refund
    refund on a different card
    my wife's card ok?
    crypto refund
    cheque by mail
    get euros in notes at the airport
    limit for cash
    maximum in cash
    do they charge for cash
    fee when I take notes
    is there a deduction if I take banknotes
    lose money when I choose cash
    notes or back on the Visa
    does cash cost something
  `),
}
