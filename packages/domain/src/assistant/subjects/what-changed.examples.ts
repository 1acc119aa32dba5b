import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    are there new rules this year
    any recent changes in VAT refund
    has the law changed in Spain
    new minimum in Italy since when
    what's new for tax free shopping
    Did France change the minimum
    are there changes in Germany in 2026
    news on tax free
    new EU rules for tourists refund
    update on VAT refund rules
    is the law different from your guide
    why do you tell two figures
    why are there two different answers
    Why does your guide say 154.94 and the law 70
    is your information up to date
    when was this last updated
    how old are your rules
    what is the difference between the guide and today's law
    What will change next year
    rules 2026
    Is it true that Germany goes digital
    Did Brexit change the rules
    did the tax refund rules change for British tourists
    do the 2025 rules still hold
    since when has Spain no minimum
    since when is it 70 euros in italy
    has anything changed since my last trip in 2019
    recent law changes detaxe
    changes to otello
    latest rules please
    is the paper form being abolished
    The rules changed, right?
    I was here three years ago, is it still the same?
    new regulation for tax free from January
    will the german 50 euro limit be dropped
    what has been changed for tourists
    which edition of the rules do you use
    what is the legal basis
    where do your figures come from
    what are your sources
    how reliable are your numbers
    Italy new procedure six months
    changes in french tax refund 2026
    which law says that
    Have the rules changed recently?
    What are the changes in 2026?
    Did the Spanish minimum change?
    since when is there no minimum in Spain
    Has the Italian minimum been lowered?
    Is there anything new in France?
    what's new in Germany
    new law tax free 2026
    Was the minimum in Italy changed?
    Are the rules different from last year?
    did something change since 2025
    Which rules are new?
    why are there two answers to my question
    why do you show two results
    Which of the two figures is right?
    what's the guide of May 2025
    how current is your information
    when did you check this
    where do you have this information from
    how do you know that
    can I rely on your figures
    is that still true
    Is this outdated?
    is your data from 2025
    are these the rules of today
    what's the source of this
    What happened to the paper forms in the Netherlands
    Is EES changing anything for tax free?
    What does ViDA change
    are electronic forms coming in Germany
    Does Germany have digital forms now?
    new system in Italy
    what is new with OTELLO 2.0
    did Brexit end tax free in the UK
    is the 90.16 rule still valid
    old and new rules
    what has changed lately for tourists shopping in the EU
    anything new this year about refunds in Europe
    recent changes of tax free rules in European countries
    latest changes in Europe for tax free
    anything new
    new law
    what is new this year
    recent changes
    did something change in 2026
    rules from January
    old article says otherwise
    is this up to date
    news for Germany
    is the blog from 2022 still right
    changes in France
    latest update
    since Brexit
    next year's rules
    does anything change soon
  `),
}
