import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    city refund
    refund in the store right away
    instant refund downtown
    advance payment on my refund
    got cash in the city, what must I do now
    they took my credit card as guarantee
    charged back
    early refund in the city
    deposit on card for tax free
    21 days after the refund in town
    can I be refunded the same day in the shop
    what is an advance refund
    penalty for not validating
    my card was debited by global blue
    Global Blue took money from my card
    refunded at Galeries Lafayette, do I still need customs
    I already got the money, do I still have to stamp
    immediate refund in town
    why do they want my card number for a city refund
    downtown refund office gives money first
    what happens if I got money in advance and don't validate
    cash in the city with credit card guarantee
    got my cash in Milan but my flight is in 4 weeks
    get refund before departure
    money before leaving
    can I get cash now and stamp later
    the lounge paid me already
    how does refund in the city work
    was charged the refund plus a fee
    why did planet charge my card
    double charge after tax refund
    they reversed the refund
    guarantee on credit card
    refund was taken back from me
    early cash out conditions
    pre-refund
    city cash
    advance in the department store
    how many days to validate after getting city refund
    have to return the advance
    shop paid refund at once
    refund on the spot in Barcelona
    Is in-town refund possible in Madrid
    I got cash at the El Corte Inglés desk already
    Can I get the money before I leave Europe?
    Can I get my tax refund in the city?
    Is a refund downtown possible?
    Can the store refund me right away?
    I got my refund in the city, do I still need the stamp?
    The shop already gave me the money, do I still have to go to customs?
    What happens if I took the refund in town and forget customs?
    Why did Global Blue charge my credit card?
    Why was the refund taken from my card again?
    my card was charged after the refund
    they charged me back
    what is the guarantee on my credit card for
    why do I need a credit card for the city refund
    how does an instant refund work
    immediate refund at Galeries Lafayette
    cash refund in Barcelona city centre before flying
    get cash in town
    can I collect cash in the centre of Rome before my flight
    refund office in the city paid me, what now
    how many days do I have after an instant refund
    21 days
    within how many days must I validate after cash in town
    I have my cash already
    got paid in advance
    is it risky to take the money early
    what's an early refund
    pay out in the store
    prepayment of the refund
    fine if I don't validate after advance
    money before I leave
    get it in the city centre
    instant refund
    paid in town, how long to validate
    they took the money back from my card
    charged again after the advance
    they handed me the cash in town, what now
    got my money at the shop already, what is left to do
    already refunded in the city, still need customs?
    refunded in the store, do I still go to the kiosk
    shop gave me the money on the spot, do I owe anything
    how many days do I have after the advance
    they blocked my card as a guarantee
    credit card as deposit for the instant refund
    what if I don't validate after the cash in town
    will they charge my card again
    is downtown refund worth it
    city refund point before flying
    can I have the money before I fly
    instant refund in town
    money in advance
    advance payment and then stamp
    they paid me now but want the form stamped
    deadline after a downtown refund
    what happens with the advance if customs says no
    penalty if I keep the advance and forget the stamp
    took the cash at Galeries Lafayette counter
    paid out downtown yesterday, flying on Friday
    is there a time limit once I was paid in town
    cash taken at the outlet, how many days for the form
    took the money inside the outlet, when must the form be back
    money already taken, how many days to give the form back
    how many days do I have to hand in the form after the cash
    got cash in the mall, deadline for the paper
    days to return the form after an advance
  `),
}
