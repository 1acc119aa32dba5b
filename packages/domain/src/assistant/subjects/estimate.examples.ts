import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    What do I get back for 1,250 EUR in Paris?
    I bought a handbag for 3,500 € at a boutique in Paris
    I bought shoes for 180 euros in Berlin, what will I receive
    can you work out my refund, 750 euros, Barcelona
    calculate vat refund 430 eur france
    estimate for a 1199 euro iphone in Germany
    my jacket cost €890 in Florence. what comes back to me?
    We bought a leather sofa throw and two scarves for 620 euros in Rome and would like to know what we would get back
    If I buy a Rolex for 12000 euros in Munich how much would I save with tax free
    tax refund amount for 350 eur
    what's the refund on a 2,300 euro bag
    how much money would i get from tax free for 999 euros
    Hi! So I just got back from the Champs Elysees and I spent around 2,400 euros on a bag, can you tell me roughly what the refund is
    bag 1500 paris refund?
    85 euros in france is it worth anything
    is 95 euro in Spain eligible for refund
    I have a receipt of 700 euros from Barcelona, how much is it
    do i qualify with 120 euros in rome
    total was 455.50 in Valencia, refund please
    how much vat do they give me back on 5000 euro jewelry bought in Cannes
    vat back on a laptop that cost 1,499 in Hamburg
    quick calc: 780 eur italy
    the dress was 310 euros from Milan, will I get something
    Compute the refund for 640 EUR spent in one shop in Lyon on one day
    Tell me what I'd save on a 4.000 euro coat in Madrid
    what if i spend 300 instead
    so 2000 then
    how much would that be for 150 euros in Cologne
    We spent AUD 1000 in Frankfurt, refund?
    two bags at 450 each in Paris
    one watch 2000 and one belt 300 in Italy
    sunglasses 220€ venice
    if something costs 1000 euros tax included how much is my refund in Germany
    Whats the vat amout on 260 euros in spain
    is 50 euros enough in germany
    How much of my 900 euros will the French state give back
    sum total refund for a purchase of 3000 USD in Italy
    is a 70 euro purchase in Italy refundable
    I paid 89.90 in Madrid can I claim it
    we bought ceramics worth eur 260 in Seville and perfume worth 140 in Paris what do we get
    How much would I get back on a 700 euro purchase in Milan?
    What is the refund for a 1.2k euro coat in Barcelona?
    1500 euros in London
    800 euros in Zurich how much back
    what would I get for 2,000 dollars spent in Paris
    what about 900 USD
    500 pounds
    what about 250 eur
    so for 1,000?
    ok and 750 euros?
    How much tax do I save on a bag that costs 1890 euros in Italy?
    My receipt says 310.40 euros from a shop in Nice. How much will I be refunded?
    we spent 3k in Rome on clothes
    Do I get anything for 95 euros in Paris?
    99 euros in paris enough?
    could you calculate the refund on EUR 620 from Germany
    Gucci belt 350€ Florence
    iPhone 1199 Berlin
    350 euro in Mallorca
    Is 80 euros in Barcelona eligible?
    tell me the vat in a price of 242 euros in Spain
    How much of 1000 euros is VAT in France?
    how many euros do I get for 120 euros spent in Germany?
    I'm buying a ring for 5,000 euros in Cannes and want to know the tax refund
    we bought shoes (150 EUR) and a coat (400 EUR) in one shop in Madrid
    I paid 1 million yen in Paris
    HK$8000 in Paris refund
    R$ 3000 in Madrid
    NZ$ 900 in Rome
    twelve hundred euros in Munich
    one thousand euros spent in france
    two pairs of shoes at 200 each in Florence
    Total 1.999,00 EUR Germany, refund?
    I spent 500 in france how much do i get
    refund of a 90 euro purchase in Spain
    is it possible to get money back for 160 euros in italy
    amount 4500 eur, country spain
    for 330 euros in Lyon
    calculate for me: 2,750 euros, Paris, one handbag
    how much would tax free bring on a 600 euro pair of boots in Berlin
    With a purchase of 155 euros in Rome, do I reach the limit and what do I get?
    I'd like to get 200 euros refund, what must I spend
    how much must I buy to get 50 euros back
    What will be deducted from my 980 euro watch
    what is the refund?
    what's the refund
    What is the refund on that?
    how much back?
    how much refund
    how much refund do I get
    refund?
    what will I get back?
    how much is the refund then
    how much is my refund
    How much can I expect?
    how much VAT can I reclaim
    the amount I get back please
    how much tax do I get back
    what comes back
    how much tax back on a bag
    how much tax do I get bk
    whats the tax back for a jacket
    guide or law, which figure holds for my bag of 300 euros
    what says the law and what says your guide about this purchase
    what do both rules say for 120 euros
    same bag in Paris and in Madrid, what is the difference in refund
    2,000 in Milan vs 2,000 in Munich, where do I get more back
    what do you estimate
    what would you estimate for me
    price before tax was 400 in Rome
    tax on my invoice is 90 euros
    vat line says 120 euro, what comes back
    its 600 at Zara in Madrid
    phone for 999 in Munich
    899 for a laptop Paris
    how much is a Birkin of 9k in Paris worth back
    what do i save on a 1500 watch
    four shirts 60 each in Milan
    total bill 780 Barcelona
    i paid 2k4 in Paris
    we spent 300 at Printemps
    do I get a decent chunk back
    a nice part of it back?
    how big a chunk of that
    what slice of the price returns
    is it a lot that comes back
    how much of that do I see again
    what comes back of that
    was 1400 in Rome, refund?
  `),
}
