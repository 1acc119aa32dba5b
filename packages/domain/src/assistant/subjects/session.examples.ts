import { lines } from './lines.ts'

export const examples = {
  en: lines(`
    why did you log me out
    I was signed out by itself
    how long does a login last
    session time
    session timeout
    the site keeps logging me out
    do I stay logged in
    how long am I logged in
    my session ended
    your session has expired message
    why do I need to sign in again
    had to log in a second time today
    automatic logout
    signed out after lunch
    logged out without asking
    kicked out of my account
    can I stay signed in for longer
    remember me option
    keep me logged in
    login expires after how long
    how many hours does the session last
    when does my session end
    do I have to sign in every day
    why does it ask for my password again
    log in again and again
    thrown out of the dashboard
    it signed me out overnight
    after some time I am no longer logged in
    does the login time out
    is there a time limit for being signed in
    why am I always signed out in the evening
    logged off by the website
    session duration
    stay signed in on my phone
    how long is the sign in valid
    disconnected from my account
    why is my login gone
    my login disappeared
    timed out
    page says sign in again
    logged out all the time
    why was I signed out
    how long do I stay logged in
    session expired
    sign in again every day
    keep me signed in
    thrown out after some hours
    sign out on all devices
  `),
}
