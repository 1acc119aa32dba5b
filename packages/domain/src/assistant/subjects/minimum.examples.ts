import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    is there a minimum spend
    minimum amount for tax free
    what is the threshold in Italy
    from how many euros can I claim
    do I have to spend 100 euros in one shop
    how much should I buy to get detaxe
    min spend germany?
    smallest amount for VAT refund in Spain
    Is it true there is no minimum in Spain?
    is the minimum per receipt or per day
    minimum purchase per store in France in 2026
    whats the lowest purchase for tax back
    I heard you need 175 euros in France, is that right
    is it 154.94 or 70 in italy
    do small purchases count
    how many euros to qualify for tax free in Rome
    limit for tax free in spain
    how much is enough
    do I need to spend more than 50 euro in Germany
    minimum value of goods for refund
    Does the minimum include the VAT?
    what is the minimum bill to claim vat
    does each family member have to reach the minimum
    at what amount does tax free start
    spend to get a refund
    Is there a mininum for tax refund in Barcelona?
    min amount paris
    can I claim on tiny purchases like souvenirs
    how much before I can ask for the form
    required spend for vat back
    is there any lower limit
    need to know the min purchase requirement for Milan
    what do I need to spend in one day to get tax free
    is the germany minimum 25 or 50
    must the purchase be over 100 euro
    whats the threshhold in france
    How big must the bill be
    is there a minimum purchase in madrid
    how high must the receipt be so that the shop gives me a form
    What do I have to spend at least in Italy?
    What's the minimum amount for tax free in Paris?
    Is there a minimum purchase amount in Spain?
    How much do you have to spend in Germany to get the tax back?
    how much must we spend in one store
    From which amount can I get detaxe in France?
    at least how much
    from what price on
    do I need to spend a certain amount
    tax free minimum
    minimum
    what is the min in germany
    Does Spain have a minimum?
    is there no minimum at all in Spain
    is 100 the minimum in france
    Is the limit in Italy still 154.94 euros?
    what is the lowest amount I can claim
    how low can a purchase be
    I bought something small, is there a lower limit
    minimum for tourists shopping in Munich
    Do I need 100 or 100.01 euros in France?
    is exactly 100 euros enough
    is 50.00 enough in germany or must it be more
    does the minimum count per shop
    is the minimum per person
    minimum per invoice in Italy
    Is the minimum with or without tax
    how much do I need to shop for
    least amount for refund
    What sum do I have to reach?
    amount needed for a tax free form
    what purchase value is needed in Rome
    required minimum
    what is the smallest purchase that counts
    What is the minimum spend for VAT refund at Galeries Lafayette
    minimum in spain 2026 law
    what does the law say about the minimum
    how much is the minimum in Catalonia
    tell me the minimum amounts of all countries
    threshold for VAT refund
    german 50 euro limit
    100 euro minimum france
    is the 154.94 limit in Italy still right
    the 90 euro rule in Spain
    175 euro limit
    is the threshold 50 or 25 euros
    is it true that I need 175 euros in France
    Do I need at least 70 euros in Italy?
    is 100.01 euros the minimum
    is 100 enough
    is it more than or at least 50
    limit per person or per receipt
    what must I spend
    is there still a limit of 175
    minimum in all countries
    smallest purchase that counts
    how much do I need to shop at a supermarket in Germany
    how much do I have to buy at Lidl for the refund
    how much must I buy in one store
    needed amount for a refund
    has the threshold gone up
    is the threshold higher this year
    did the minimum change this year
    someone told me another minimum
    does exactly 50 euros work in Germany
    two small receipts of one shop, do they reach the minimum
    50 flat, is it enough
    exactly 100, enough?
    my total was 99, so close, does it count
    I am 2 euros short
    a few cents below the limit
    just under the limit
    is there a lower limit
    from what price on do I get it
    how little can I buy
    does a 30 euro shirt count
    one small thing for 20, any refund
    too cheap to claim?
    what do I have to reach
    whats the magic number
    how high is the bar in Germany
    threshold per store
    minimum with or without VAT
    is it over or at least
    must it be above or is exactly ok
    does the limit include the tax
    still 175 in France?
    was it lowered or raised
    is the italian amount still the old one
    lowest bill they accept
    is eighty enough
    do I need to spend a lot
    min to spend per receipt
    bare minimum spend
    websites give different thresholds, which one is right
    I read 154 and 175, what is correct
    which limit is true nowadays
    everybody says another amount, what is the real minimum
    several numbers on the internet for Italy
    which figure is valid today
    the limit on blogs is outdated?
    conflicting minimums online
    is the old limit still true
    the calculator says 90.16 but a friend says zero
    friend told me there is no minimum in Spain
    my friend says nothing is needed in Spain
    is 71 enough in Italy
    does 101 reach it in France
    will the German minimum go away
    is the German threshold going to be abolished
    does the limit in Germany end
    is the 50 euro limit still there next year
    when does the limit in Germany disappear
  `),
}
