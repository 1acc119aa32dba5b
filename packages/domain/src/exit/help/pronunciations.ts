import type { Country } from '../../places/countries.ts'
import type { SentenceId } from './sentences.ts'

const spelled = (france: string, spain: string, italy: string, germany: string) => ({
  france,
  spain,
  italy,
  germany,
})

const newFormPlease = {
  france: 'poo-vay voo ahn ay-tah-bleer uhn noo-voh, seel voo play?',
  spain: 'pweh-deh ah-thair oo-noh nweh-voh, por fah-vor?',
  italy: 'pwoh eh-met-tair-neh oo-noh nwoh-voh, pair fah-voh-reh?',
  germany: 'kern-nen zee bit-tuh ine noy-es ows-shtel-len?',
}

/** A mistake on the form, then the request for a new one. */
const thenANewForm = (france: string, spain: string, italy: string, germany: string) =>
  spelled(
    `${france} ${newFormPlease.france}`,
    `${spain} ${newFormPlease.spain}`,
    `${italy} ${newFormPlease.italy}`,
    `${germany} ${newFormPlease.germany}`,
  )

/**
 * How each sentence sounds, spelled for people who read English: syllables parted by hyphens, "zh" as in vision, "kh" as in
 * loch, "th" as in thin. An approximation, written by hand.
 */
export const pronunciations: Readonly<Record<SentenceId, Readonly<Record<Country, string>>>> = {
  red: spelled(
    'la born eh roozh. poo-vay voo va-lee-day suh bor-duh-roh duh day-tax, seel voo play?',
    'la mah-kee-nah noh ah vah-lee-dah-doh mee for-moo-lah-ryoh tax free. meh pweh-deh ah-yoo-dar, por fah-vor?',
    'eel kyoss-koh non ah kon-vah-lee-dah-toh la mee-ah faht-too-rah tax free. pwoh ap-por-reh eel vee-stoh, pair fah-voh-reh?',
    'kern-nen zee dee ows-foor bit-tuh owf dee-zem for-moo-lahr beh-shteh-tee-gen?',
  ),
  broken: spelled(
    'la born eh tahn pan. poo-vay voo vee-zay suh bor-duh-roh ah la man, seel voo play?',
    'el tair-mee-nal noh foon-thyoh-nah. pweh-deh seh-yar ess-teh for-moo-lah-ryoh, por fah-vor?',
    'eel kyoss-koh eh fwoh-ree sair-vee-tsyoh. pwoh ap-por-reh eel vee-stoh soo kwess-tah faht-too-rah, pair fah-voh-reh?',
    'das geh-rayt ist ow-ser beh-treep. kern-nen zee dee ows-foor bit-tuh owf dee-zem for-moo-lahr beh-shteh-tee-gen?',
  ),
  otherDesk: spelled(
    'luh bew-roh duh la dwan eh fair-may. oo pweezh fair va-lee-day ma day-tax man-tuh-nahn?',
    'la oh-fee-thee-nah deh ah-dwah-nas ess-tah theh-rrah-dah. don-deh pweh-doh seh-yar ah-oh-rah mee for-moo-lah-ryoh tax free?',
    'loof-fee-choh del-la doh-gah-nah eh kyoo-zoh. doh-veh poss-soh far vee-stah-reh oh-rah la mee-ah faht-too-rah tax free?',
    'dair tsol ist geh-shloss-en. voh kahn ikh dee ows-foor yetst beh-shteh-tee-gen lass-en?',
  ),
  whereIsIt: spelled(
    'oo eh la dwan poor la day-tax, seel voo play?',
    'don-deh ess-tah la ah-dwah-nah pah-rah el tax free, por fah-vor?',
    'doh-veh loof-fee-choh del-la doh-gah-nah pair eel tax free, pair fah-voh-reh?',
    'voh ist dair tsol fewr dee ows-foor-beh-shine-ee-goong, bit-tuh?',
  ),
  soon: spelled(
    'mohn vol par byan-toh. pweezh pah-say duh-vahn voo, seel voo play?',
    'mee vweh-loh sah-leh pron-toh. pweh-doh pah-sar deh-lan-teh, por fah-vor?',
    'eel mee-oh voh-loh par-teh tra poh-koh. poss-soh pahs-sah-reh ah-vahn-tee, pair fah-voh-reh?',
    'mine flook gayt balt. darf ikh bit-tuh for?',
  ),
  inHand: spelled(
    'lay zar-teekl sohn dahn mohn bah-gazh ah man. poo-vay voo vee-zay suh bor-duh-roh, seel voo play?',
    'las kom-pras van en mee eh-kee-pah-heh deh mah-noh. pweh-deh seh-yar ess-teh for-moo-lah-ryoh, por fah-vor?',
    'la mair-cheh eh nel bah-gah-lyoh ah mah-noh. pwoh vee-stah-reh kwess-toh moh-doo-loh, pair fah-voh-reh?',
    'dee vah-ruh ist im hahnt-geh-peck. kern-nen zee dee ows-foor bit-tuh beh-shteh-tee-gen?',
  ),
  inSuitcase: spelled(
    'lay zar-teekl sohn dahn set va-leez, kuh zhuh nay pah zahn-kor ahn-ruh-zhee-stray. voo-lay voo lay vwahr man-tuh-nahn?',
    'las kom-pras van en ess-tah mah-leh-tah, keh toh-dah-vee-ah noh eh fak-too-rah-doh. kyeh-reh vair-las ah-oh-rah?',
    'la mair-cheh eh een kwess-tah vah-lee-jah, keh non oh ahn-koh-rah kon-seh-nyah-toh. vwoh-leh veh-dair-lah ah-dess-soh?',
    'dee vah-ruh ist in dee-zem kof-fer, den ikh nokh nikht owf-geh-gay-ben hah-buh. merkh-ten zee zee yetst zay-en?',
  ),
  recall: spelled(
    'ma va-leez kohn-tyan day zar-teekl day-tax-ay kuh la dwan dwah vwahr. poo-vay voo la fair ruh-vuh-neer, seel voo play?',
    'en mee mah-leh-tah eye kom-pras tax free keh la ah-dwah-nah tyeh-neh keh vair. pweh-deh ah-thair keh la deh-vwel-van, por fah-vor?',
    'nel-la mee-ah vah-lee-jah cheh mair-cheh tax free keh la doh-gah-nah deh-veh veh-deh-reh. pwoh far-la ree-por-tah-reh kwee, pair fah-voh-reh?',
    'in mine-em kof-fer ist tax free vah-ruh, dee dair tsol zay-en moos. kern-nen zee een bit-tuh tsoo-rewk-hoh-len?',
  ),
  tag: spelled(
    'zhews-koo set va-leez eh tel ahn-ruh-zhee-stray, seel voo play?',
    'ah-stah don-deh ess-tah fak-too-rah-dah ess-tah mah-leh-tah, por fah-vor?',
    'feen doh-veh eh eh-tee-ket-tah-tah kwess-tah vah-lee-jah, pair fah-voh-reh?',
    'bis voh-hin ist dee-zer kof-fer doorkh-geh-checkt, bit-tuh?',
  ),
  changed: spelled(
    'mohn vol ah shahn-zhay. oo dwah-zhuh fair vee-zay suh bor-duh-roh?',
    'mee vweh-loh ah kam-byah-doh. don-deh ten-goh keh seh-yar ess-teh for-moo-lah-ryoh?',
    'eel mee-oh voh-loh eh kahm-byah-toh. doh-veh deh-voh far vee-stah-reh kwess-toh moh-doo-loh?',
    'mine flook hat zikh geh-en-dert. voh moos ikh dee-zes for-moo-lahr ahp-shtem-peln lass-en?',
  ),
  mistake: spelled(
    'eel yah ewn eh-rur sewr suh bor-duh-roh. poo-vay voo muh deer suh keel foh fair, seel voo play?',
    'eye oon eh-rror en ess-teh for-moo-lah-ryoh. pweh-deh deh-theer-meh keh ten-goh keh ah-thair, por fah-vor?',
    'cheh oon air-roh-reh soo kwess-toh moh-doo-loh. pwoh deer-mee keh koh-zah deh-voh fah-reh, pair fah-voh-reh?',
    'owf dee-zem for-moo-lahr ist ine fay-ler. kern-nen zee meer bit-tuh zah-gen, vas ikh toon moos?',
  ),
  newForm: spelled(
    'poo-vay voo ah-new-lay suh bor-duh-roh ay mahn ahn-vwah-yay uhn koh-rekt, seel voo play?',
    'pweh-deh ah-noo-lar ess-teh for-moo-lah-ryoh ee en-vyar-meh oo-noh koh-rrek-toh, por fah-vor?',
    'pwoh ahn-nool-lah-reh kwess-toh moh-doo-loh eh een-vyar-meh-neh oo-noh kor-ret-toh, pair fah-voh-reh?',
    'kern-nen zee dee-zes for-moo-lahr bit-tuh shtor-nee-ren oont meer ine rikh-tee-ges shik-ken?',
  ),
  asNew: spelled(
    'lay zar-teekl sohn nuf ay nohn pah sair-vee. voo-lay voo lay vwahr?',
    'los ar-tee-koo-los son nweh-vos ee noh seh an oo-sah-doh. kyeh-reh vair-los?',
    'la mair-cheh eh nwoh-vah eh non eh stah-tah oo-zah-tah. vwoh-leh veh-dair-lah?',
    'dee vah-ruh ist noy oont oon-beh-noots. merkh-ten zee zee zay-en?',
  ),
  partMissing: spelled(
    'eel mahnk uh nar-teekl duh suh bor-duh-roh. kuh puh-tohn fair, seel voo play?',
    'fal-tah oon ar-tee-koo-loh deh ess-teh for-moo-lah-ryoh. keh seh pweh-deh ah-thair, por fah-vor?',
    'mahn-kah oon ar-tee-koh-loh dee kwess-toh moh-doo-loh. keh koh-zah see pwoh fah-reh, pair fah-voh-reh?',
    'ine ar-tee-kel dee-zes for-moo-lars faylt. vas lest zikh dah mah-khen?',
  ),
  noPassport: spelled(
    'zhuh nay pah mohn pass-por sewr mwah. ak-sep-tay voo uh noh-truh doh-kew-mahn?',
    'noh ten-goh el pah-sah-por-teh kon-mee-goh. ah-thep-tah oh-troh doh-koo-men-toh?',
    'non oh eel pahs-sah-por-toh kon meh. ah-chet-tah oon ahl-troh doh-koo-men-toh?',
    'ikh hah-buh mine-en rye-zeh-pahs nikht by meer. ahk-tsep-tee-ren zee ine ahn-der-es doh-koo-ment?',
  ),
  notStamped: spelled(
    'suh bor-duh-roh nah pah zay-tay vee-zay. ah kee dwah-zhuh ay-kreer, seel voo play?',
    'ess-teh for-moo-lah-ryoh noh seh ah seh-yah-doh. ah kyen ten-goh keh ess-kree-beer, por fah-vor?',
    'kwess-toh moh-doo-loh non eh stah-toh vee-stah-toh. ah kee deh-voh skree-veh-reh, pair fah-voh-reh?',
    'dee-zes for-moo-lahr voor-duh nikht ahp-geh-shtem-pelt. ahn vain moos ikh shry-ben, bit-tuh?',
  ),
  wrongName: thenANewForm(
    'luh nohn sewr suh bor-duh-roh neh pah suh-lwee duh mohn pass-por.',
    'el nom-breh deh ess-teh for-moo-lah-ryoh noh koh-een-thee-deh kon el deh mee pah-sah-por-teh.',
    'eel noh-meh soo kwess-toh moh-doo-loh non kor-ree-spon-deh ah kwel-loh del mee-oh pahs-sah-por-toh.',
    'dair nah-muh owf dee-zem for-moo-lahr shtimt nikht mit mine-em rye-zeh-pahs ew-ber-ine.',
  ),
  wrongNumber: thenANewForm(
    'luh new-may-roh duh pass-por an-dee-kay sewr suh bor-duh-roh eh tair-roh-nay.',
    'el noo-meh-roh deh pah-sah-por-teh deh ess-teh for-moo-lah-ryoh ess een-koh-rrek-toh.',
    'eel noo-meh-roh dee pahs-sah-por-toh soo kwess-toh moh-doo-loh eh zbah-lyah-toh.',
    'dee pahs-noom-mer owf dee-zem for-moo-lahr ist fahlsh.',
  ),
  wrongAddress: thenANewForm(
    'mohn nah-dress or duh lew-nyohn ur-oh-pay-en dwah fee-gew-ray sewr suh bor-duh-roh.',
    'en ess-teh for-moo-lah-ryoh tyeh-neh keh kon-star mee dee-rek-thyon fweh-rah deh la oo-nyon eh-oo-roh-peh-ah.',
    'soo kwess-toh moh-doo-loh deh-veh fee-goo-rah-reh eel mee-oh een-dee-ree-tsoh fwoh-ree dal-loo-nyoh-neh eh-oo-roh-peh-ah.',
    'owf dee-zem for-moo-lahr moos mine-uh ah-dress-uh ow-ser-halp dair ay-oo shtay-en.',
  ),
  wrongAmount: thenANewForm(
    'luh mohn-tahn an-dee-kay sewr suh bor-duh-roh neh pah suh-lwee dew tee-kay.',
    'el eem-por-teh deh ess-teh for-moo-lah-ryoh noh ess el del reh-thee-boh.',
    'leem-por-toh soo kwess-toh moh-doo-loh non eh kwel-loh del-loh skon-tree-noh.',
    'dair beh-trahk owf dee-zem for-moo-lahr shtimt nikht mit dem kahs-sen-bong ew-ber-ine.',
  ),
  wrongVat: thenANewForm(
    'la tay-vay-ah an-dee-kay sewr suh bor-duh-roh neh pah sel dew tee-kay.',
    'el ee-vah deh ess-teh for-moo-lah-ryoh noh ess el del reh-thee-boh.',
    'lee-vah soo kwess-toh moh-doo-loh non eh kwel-lah del-loh skon-tree-noh.',
    'dee mair-vairt-shtoy-er owf dee-zem for-moo-lahr shtimt nikht mit dem kahs-sen-bong ew-ber-ine.',
  ),
  noCode: spelled(
    'luh kohd bar duh suh bor-duh-roh mahnk oo eh tee-lee-zeebl. poo-vay voo lan-pree-may duh noo-voh, seel voo play?',
    'el koh-dee-goh deh ess-teh for-moo-lah-ryoh fal-tah oh noh seh pweh-deh leh-air. pweh-deh eem-pree-meer-loh oh-trah veth, por fah-vor?',
    'eel koh-dee-cheh dee ree-kyess-tah mahn-kah soo kwess-toh moh-doo-loh oh non see led-jeh. pwoh stahm-par-loh dee nwoh-voh, pair fah-voh-reh?',
    'dair kohd owf dee-zem for-moo-lahr faylt oh-der ist nikht layz-bar. kern-nen zee es bit-tuh nokh ine-mal drook-ken?',
  ),
}
