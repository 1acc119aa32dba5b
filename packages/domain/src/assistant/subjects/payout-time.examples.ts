import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    the scan was successful but no payment arrived
    validated and still no money
    green tick at the kiosk yet nothing on my account
    everything was green, I never got an email or a payment
    form approved, when do they pay
    no message from the operator and no transfer
    where is my refund
    When do I get paid
    how many weeks until the money is on my card
    refund hasn't arrived yet
    I never got my money
    it's been two months and nothing came
    how fast is the payout
    when will the money arrive
    how long till the refund shows up on my credit card
    track my refund
    status of my refund with global blue
    how do I check my tax free form status
    my refund is missing
    i did everything in august and still no refund
    waiting for refund since june
    did not receive the money
    how soon is it paid out
    Where can I see if my form was processed
    tracking number of the form
    Planet has not paid me
    who do I contact about a missing refund
    the operator does not answer
    refund delay
    is it normal that it takes so long
    usual processing time for tax free refund
    how many days for alipay
    credit card refund how long
    my tax refund from italy never came
    who can help me with a refund that never arrived
    when does the cash come
    payment time
    How long will the whole thing take until I have my money
    I validated at PABLO in Paris a month ago and nothing on my card
    have not been refunded
    can I follow my refund online
    processing times 2026
    will I get the money before I fly
    it says validated but no money
    how long does global blue take
    I want to complain about a refund that was not paid
    refund not credited
    when should the amount appear on my statement
    contact of global blue for missing refund
    how long must i wait for my vat
    it takes ages, is my refund lost
    How long does it take to get the money?
    How long does it take until I get my money back?
    When do I receive the refund?
    When will my card be credited?
    How many days does a card refund take?
    I'm still waiting for my refund
    my refund has not come yet
    why is my refund taking so long
    I haven't received my tax refund
    It's been 10 weeks and no money
    my money never arrived
    nothing on my credit card yet
    where's my money
    refund still pending
    is there a way to track my refund
    how can I check whether my refund was processed
    how do I follow up on a refund
    who do I call about my refund
    whom do I ask about my missing money
    I validated in Madrid two months ago and got nothing
    I've been waiting for three months for my Italian refund
    typical waiting time for the payout
    how fast do I get my cash
    How quickly is a card refund paid?
    how long for the money to show up
    days until refund
    weeks to get paid
    refund time
    is 6 weeks normal
    Global Blue hasn't paid me
    planet refund not received
    my VAT refund from Paris isn't on my account
    not refunded after 4 weeks
    Refund delayed, what now
    when can I expect the refund
    when do I get the money from Spain
    what's the status of my refund
    does the refund come immediately
    when will I see it on my card
    when does it show on my visa card
    when is the money on my account
    what about my refund that is late
    how long does it take until I have it
    and how long will that take
    how long till I get that
    my refund claim was rejected by the operator, whom do I ask
    the operator refused to pay, where do I complain
    they mailed me that the refund is refused
    my refund status says rejected
    no money yet
    weeks since I scanned
    money still missing after two months
    how fast is the card refund
    green but no mail
    when will it be on my card
    still nothing on my card after a month
    money has not arrived
    no refund after 10 weeks
    three months and no money
    how do I track my refund
    track my Global Blue refund
    where do I check my Planet refund
    look up the state of my refund
    refund status
    status of my claim
    my refund never came
    who do I write to when nothing comes
    how long till paypal
    cash how fast
    slow refund
    they stamped it in June and nothing came
    weeks or months?
    average wait for the credit
    refund pending for ages
    it says processed but no money
    the card I used has been cancelled
    my card expired since
    bank says nothing came
    how long do they need
    where do I see the status at Global Blue
    Global Blue tracker, what number do I need
    what number do I enter to track it
    how can I follow my payment
    track the form number
    do I keep receipts to track the refund
    where is my money
  `),
}
