import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    how old must I be
    can a 15 year old claim
    age limit
    are minors allowed
    can children claim
    my son is 17
    can teenagers get a tax free form
    kids tax free
    minimum age in France
    is 16 old enough
    do I have to be 18
    age requirement germany
    my child bought sneakers
    under 18
    purchase by a minor
    claim in my child's name
    can my 12 year old have a form
    form for my kid
    baby passport for tax free
    age restrictions
    from what age
    my daughter is thirteen and bought a bag with her own money
    am I too young at 16
    i am 15
    student of 17 years
    teenage daughter
    need to be an adult?
    legal age for VAT refund in Italy
    how old do you have to be to claim tax free in Spain
    16 years
    is my 14-year-old eligible
    children's passport
    school group of 15 year olds
    seniors
    youth
    is there an upper age
    does age matter
    are under 16s excluded in France
    I'm 17, can I do it on my own
    14 y o
    can my teenager claim for herself
    my granddaughter is eleven
    age to shop tax free
    How old do I have to be?
    What is the minimum age?
    Is there an age limit?
    age minimum in Italy
    Can my 15-year-old daughter claim?
    my son is 16, can he claim
    my daughter is 13
    I'm 17 years old
    I am 16
    she is 14
    can a teenager claim
    Can minors get a form?
    can children get tax free
    are kids eligible
    child's purchase
    my kid wants to claim
    under age
    must I be an adult
    do I have to be over 18
    18 years?
    age for detaxe
    is my 12-year-old son too young
    too young?
    can I claim for my child
    they said I must be 18, true?
    the shop says only adults can claim
    do you have to be an adult
    I'm 17 and travel alone, can I claim
    I am 15 and from Japan, can I get a form
    am I old enough at 17
    is a 16 year old old enough
    is 15 too young for a refund
    is somebody of 17 old enough to claim
    can a child have the form
    can my boy have a form in his name
    may my daughter have her own form
    my 12 year old wants to claim
    daughter of 15
    how old for tax free
    is 17 enough in Germany
    can a kid be on the form
    teen with own passport
    can she get the form, she is a teenager
    can he have a form himself
    she is 15, can she get it
    my son is 14
    16 or 18
    can a teenager get a form
    is my daughter old enough
    child buys with own money
    kids shopping
    does a 17 year old count in Germany
    young travelers
    how old must one be
    under age in Italy
    students of 17 on a school trip
    is fifteen ok in Spain
    can my daughter get a form
    can he get the form at his age
    is she allowed a form
    may a 15 year old get the form
    can a child be on the form
    can my son have one in his name
  `),
}
