import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    what did I calculate last time
    my saved estimates
    my refund history
    list my calculations
    show me my refund requests
    what was my last estimate
    my earlier calculations
    which refunds have I saved
    open my calculations
    how much was my last calculation
    see my history
    do I have saved calculations
    my previous results
    what did I work out yesterday
    show my saved refund
    my estimates
    past calculations
    all my calculations please
    what's in my refunds tab
    history of my refunds
    total of my calculations
    how much did I calculate for the Paris bag
    can you see my calculations
    recall my last calculation
    my leads
    my results
    tell me my stored calculations
    what have I calculated so far
    give me my saved amounts
    the calculation I made on Friday
    list of my estimates
    display my refund calculations
    review my refunds
    my own calculations
    did I calculate something for Spain
    status of my calculations
    what purchases have I entered
    my purchases so far
    what purchases did I save here
    which amounts did I enter
    show what I saved in the calculator
    look up my calculations
    find my estimate from last week
    What did I calculate?
    Which calculations did I make?
    Show me my calculations
    show my estimates
    show my last calculation
    my calculation
    my calculations
    my saved calculations please
    what are my saved refunds
    what refunds do I have
    list what I calculated
    give me an overview of my calculations
    which purchases did I calculate
    how many calculations have I saved
    do you have my calculations
    my refund requests
    my last estimate
    all my estimates
    what was the result of my calculation
    my refund calculations
    my last result
    history of my calculations
    how much will I get in all by my saved calculations
    my total so far
    repeat my last calculation
    the figure I worked out on this site
    bring up the amount that I computed earlier
    the sum I calculated with you before
  `),
}
