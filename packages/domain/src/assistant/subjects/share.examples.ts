import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    is the amount that you calculate certain
    can I rely on your estimate
    is your figure exact or approximate
    will I surely get this sum
    how sure is the estimated refund
    why is the refund smaller than the VAT
    what fee do operators keep
    how much percent do I really get
    why only 12%
    I got less than you calculated
    who keeps the rest of the tax
    the calculator said 170 but the form says 120
    is it 85 percent of the VAT
    commission planet
    how is the refund calculated
    how do you compute the estimate
    do I get the full 21% in Spain
    why not the full amount
    what are the service fees
    handling fee tax free
    how much do the companies take
    less money than expected
    which operator pays the most
    is global blue or planet better
    can I avoid the fee
    how can I get the whole VAT
    get 100% of VAT back
    typical refund percentage of price
    what share of the tax comes back
    processing fee
    my refund was lower than 20 percent of the price, why
    how exact is your estimate
    is the estimate guaranteed
    will I get exactly that
    is it accurate
    does your number include the fees
    how much do I actually receive in hand
    percentage of the price you get back
    real refund rate in france
    what does the refund company earn
    why does everyone say 12 percent when vat is 20
    the shop said I get 10% back, is that right
    difference between VAT and refund
    are there charges
    refund share
    Global Blue fees
    why do they deduct so much
    how much in percent
    what is the average refund percentage in Italy
    Do I get the full VAT back?
    Do I get all of the tax back?
    Will I get back the whole 20%?
    How much of the VAT is really refunded?
    What percentage will I get back?
    why don't I get the full tax
    Why is my refund so low?
    why did I only get 10 percent
    who takes the rest
    What does Global Blue charge?
    How big is the fee of the refund company?
    what's Planet's commission
    how much does the operator keep
    What fees are deducted?
    are there fees
    do they take a commission
    Is there a service charge?
    how do you get to this number
    How do you calculate the refund?
    what is your estimate based on
    is your estimate exact
    how accurate is the calculator
    why does the form show less than your calculator
    the amount on the form is smaller than your estimate
    The shop says 12% but you say 14%
    what percent of the purchase price do I get
    percent back
    can I get all of it back without a company
    how do I avoid the operator's commission
    where do I get the highest refund, which operator
    which company gives the best rate
    is zapptax better than global blue
    85 percent?
    why 85%
    what does an operator earn on my refund
    Do I lose part of it?
    how much is deducted
    real amount after fees
    net refund after fees
    is 85% correct
    is 85 percent right
    is it really 85 percent
    is 12% normal
    Is tax free free of charge?
    does tax free cost anything
    do I pay for the tax free service
    how do I get 100% of the VAT in Italy
    is there a way to get the whole IVA back
    is my refund guaranteed
    do you promise that I get the money
    can you guarantee the amount
    is it certain that the refund is paid
    Galeries Lafayette says 12 percent, why
    the department store offers 12% and your number is higher
    shop quoted me a lower percent than your calculator
    why is your figure higher than what the store says
    store tells me another percentage than you
    you show more than the shop
    why did the counter pay less than you show
    the amount on my statement is less than on the form
    I was credited less than the form says
    my card got less than promised
    less arrived than was written on the paper
    the bank credited a smaller sum
    which share of the VAT do you calculate with
    what percentage of the tax do you count
    how big a share of the tax is counted
    the refund on my account is lower than on the form
    refund smaller than written down
    the sum that arrived is lower than the one on the paper
    does planet take a cut
    what cut does the refund company take
    does the company keep some of it
    how much does global blue take for itself
    is 85 percent sure
    why 12 percent and not 20
    what part do I really get
    how much does the operator take
    what do they keep
    is 14% of the price normal
    they pay only 12 percent
    shop told me 16 percent
    difference between the tax and my refund
    Why do they keep so much
    why is it only 12 percent
    form says 12 percent while tax is 20
    I thought I get the full 20 percent
    expected 20 got 11
    why not all of it
    where did the rest go
    operator takes a big slice
    they deducted a fee
    how big is the fee
    handling fee
    commission of Global Blue
    does Planet pay more than Global Blue
    which operator gives most
    why is my refund smaller than your estimate
    refund lower than calculated
    got less than it said
    how reliable is the number
    what percent do I really get
    effective refund rate
    actual percentage back
    real rate after fees
    is it guaranteed
    they promised me 12 percent
    store said 12 percent of the price
    shop promised twelve percent
    12 percent of what
    your site writes one percentage and the shop gives another, who is right
    you say 85 percent, the shop says 70
    shop gives less than you write
    who is lying, you or the shop
    your calculator promised more than the shop pays
    difference between your number and the form
    you told me another amount than Global Blue
    why do you count with 85 percent
    the paper shows less than you computed
    who is lying about the percentage
    shop gives 70 percent and you say 85
    who lies, the shop or your site
    85 on your page, 70 on my form
    one says 85 and the other 70 percent, who is right
    they only gave me 11 percent
    did the shop cheat me, the refund is so small
    is it a scam that I get less
    they paid less than they should, was I cheated
    only 10 percent came back, is that a fraud
    am I being ripped off by the operator
    refund is much lower than the tax, who keeps the rest
  `),
}
