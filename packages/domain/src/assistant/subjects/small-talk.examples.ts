import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    hi there
    hey
    good morning
    bonjour
    hola
    ciao
    thanks a lot
    merci
    bye
    help
    what can you do
    how can you help me
    can you help me
    I have a question
    ok
    great
    nice, thanks
    perfect
    good evening
    hi how are you
    yes
    no
    cool
    thx
    hello, are you there
    what can I ask you
    what do you know
    tell me what you can do
    I need help
    help me please
    goodbye
    see you
    wow
    ok got it
    that was helpful
    what questions can I ask
    asdf
    test
    hmm
    what is this chat for
    gracias
    danke
    grazie mille
    you are great
    that makes sense
    sorry
    how do I use this
    Hello!
    hi
    hey there
    how are you
    what's up
    Thanks!
    thank you very much
    thank you so much for your help
    ok thanks
    thanks bye
    great, thank you
    What can I ask?
    How can you help?
    can you help
    please help me
    I need some help
    I have some questions
    are you there
    yes please
    no thanks
    okay
    sure
    hm
    lol
    nice
    good
    what is this
    what do you do
    how r u
    how is it going
    are you well
    good day to you
    what else can you do
    cheers mate
    how are u
    hi how r you
    do you speak Spanish
    can you speak Italian
    which languages do you speak
    can we talk in Chinese
    do you understand Arabic
    how r u today
    nice to meet you
    who made you smart
    haha
    good evening from Korea
    greetings
    yo
    sup
    cool thanks
    thats all
    one more thing
    change the language
    switch to Spanish please
    can I write in Portuguese
    tell me something
    can you speak Spanish
    switch to Spanish
    can we talk in French
    other language please
    do you answer in Italian
    answer me in German
    speak Chinese
    do you speak Chinese
    which languages does the site have
    is the site available in Arabic
    can I read this in Spanish
    language of the site
  `),
}
