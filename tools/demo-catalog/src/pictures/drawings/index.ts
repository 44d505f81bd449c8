import type { Drawing } from '../kit.ts';
import { appliance } from './appliance.ts';
import { armlessChair } from './armless-chair.ts';
import { assembly } from './assembly.ts';
import { bathTissue } from './bath-tissue.ts';
import { batteries } from './batteries.ts';
import { binOfSupplies } from './bin-of-supplies.ts';
import { binderClip } from './binder-clip.ts';
import { binder } from './binder.ts';
import { bookcase } from './bookcase.ts';
import { bubbleMailer } from './bubble-mailer.ts';
import { bubbleWrap, stretchFilm } from './bubble-wrap.ts';
import { cable } from './cable.ts';
import { calculator } from './calculator.ts';
import { calendar } from './calendar.ts';
import { chairMat } from './chair-mat.ts';
import { claspEnvelope } from './clasp-envelope.ts';
import { clipboard } from './clipboard.ts';
import { clock } from './clock.ts';
import { coffeeBag } from './coffee-bag.ts';
import { coffeeMaker } from './coffee-maker.ts';
import { copier } from './copier.ts';
import { corkBoard } from './cork-board.ts';
import { cupboard } from './cupboard.ts';
import { cutlery } from './cutlery.ts';
import { deskOrganizer } from './desk-organizer.ts';
import { deskPhone } from './desk-phone.ts';
import { desk } from './desk.ts';
import { dividers } from './dividers.ts';
import { envelope } from './envelope.ts';
import { executiveChair } from './executive-chair.ts';
import { expandingFile } from './expanding-file.ts';
import { fileCabinet } from './file-cabinet.ts';
import { flags } from './flags.ts';
import { folder } from './folder.ts';
import { foldingTable } from './folding-table.ts';
import { gelPen } from './gel-pen.ts';
import { giftCard, memberCard, namePlate } from './gift-card.ts';
import { glueStick } from './glue-stick.ts';
import { guestChair } from './guest-chair.ts';
import { hangingFolder } from './hanging-folder.ts';
import { headset } from './headset.ts';
import { highlighter } from './highlighter.ts';
import { holePunch } from './hole-punch.ts';
import { indexCards } from './index-cards.ts';
import { inkBottle } from './ink-bottle.ts';
import { inkCartridge } from './ink-cartridge.ts';
import { inkSet } from './ink-set.ts';
import { jar } from './jar.ts';
import { journal } from './journal.ts';
import { kettle } from './kettle.ts';
import { keyboard } from './keyboard.ts';
import { labelMaker } from './label-maker.ts';
import { labels } from './labels.ts';
import { laminator } from './laminator.ts';
import { lamp } from './lamp.ts';
import { laserPrinter } from './laser-printer.ts';
import { legalPad } from './legal-pad.ts';
import { letterTray } from './letter-tray.ts';
import { mailingTube } from './mailing-tube.ts';
import { marker } from './marker.ts';
import { mechanicalPencil, pencilLeads } from './mechanical-pencil.ts';
import { meetingTable } from './meeting-table.ts';
import { mobilePhone } from './mobile-phone.ts';
import { monitorStand } from './monitor-stand.ts';
import { monitor } from './monitor.ts';
import { mouse } from './mouse.ts';
import { mug } from './mug.ts';
import { notebook } from './notebook.ts';
import { packingTape } from './packing-tape.ts';
import { paperBox } from './paper-box.ts';
import { paperClips } from './paper-clips.ts';
import { paperCup } from './paper-cup.ts';
import { paperTowels } from './paper-towels.ts';
import { parcel } from './parcel.ts';
import { pedestal } from './pedestal.ts';
import { penCup } from './pen-cup.ts';
import { pen } from './pen.ts';
import { pencil } from './pencil.ts';
import { photoPaper } from './photo-paper.ts';
import { pictureFrame } from './picture-frame.ts';
import { plan } from './plan.ts';
import { plates } from './plates.ts';
import { postalScale } from './postal-scale.ts';
import { powerStation, powerStrip } from './power-strip.ts';
import { printer } from './printer.ts';
import { pushPins } from './push-pins.ts';
import { ream } from './ream.ts';
import { rubberBands } from './rubber-bands.ts';
import { scanner } from './scanner.ts';
import { scissors } from './scissors.ts';
import { laminatingPouch, sheetProtector } from './sheet-protector.ts';
import { sheets } from './sheets.ts';
import { shelving } from './shelving.ts';
import { shippingBox } from './shipping-box.ts';
import { shredder } from './shredder.ts';
import { snackBox } from './snack-box.ts';
import { soap } from './soap.ts';
import { software } from './software.ts';
import { sprayBottle } from './spray-bottle.ts';
import { stackingChair } from './stacking-chair.ts';
import { standingDesk } from './standing-desk.ts';
import { stapler } from './stapler.ts';
import { staples } from './staples.ts';
import { stickyNotes } from './sticky-notes.ts';
import { stool } from './stool.ts';
import { storageBox } from './storage-box.ts';
import { tapeDispenser } from './tape-dispenser.ts';
import { tapeRoll } from './tape-roll.ts';
import { taskChair } from './task-chair.ts';
import { teaBox } from './tea-box.ts';
import { tissues } from './tissues.ts';
import { toner } from './toner.ts';
import { trashBags } from './trash-bags.ts';
import { usbDrive } from './usb-drive.ts';
import { usbHub } from './usb-hub.ts';
import { wasteBin } from './waste-bin.ts';
import { waterBottle } from './water-bottle.ts';
import { webcam } from './webcam.ts';
import { whiteboard } from './whiteboard.ts';
import { wipes } from './wipes.ts';

/** Every drawing by its name, as picture URLs and the catalog use it. */
export const drawings: ReadonlyMap<string, Drawing> = new Map([
  ['appliance', appliance],
  ['armless-chair', armlessChair],
  ['assembly', assembly],
  ['bath-tissue', bathTissue],
  ['batteries', batteries],
  ['bin-of-supplies', binOfSupplies],
  ['binder', binder],
  ['binder-clip', binderClip],
  ['bookcase', bookcase],
  ['bubble-mailer', bubbleMailer],
  ['bubble-wrap', bubbleWrap],
  ['cable', cable],
  ['calculator', calculator],
  ['calendar', calendar],
  ['chair-mat', chairMat],
  ['clasp-envelope', claspEnvelope],
  ['clipboard', clipboard],
  ['clock', clock],
  ['coffee-bag', coffeeBag],
  ['coffee-maker', coffeeMaker],
  ['copier', copier],
  ['cork-board', corkBoard],
  ['cupboard', cupboard],
  ['cutlery', cutlery],
  ['desk', desk],
  ['desk-organizer', deskOrganizer],
  ['desk-phone', deskPhone],
  ['dividers', dividers],
  ['envelope', envelope],
  ['executive-chair', executiveChair],
  ['expanding-file', expandingFile],
  ['file-cabinet', fileCabinet],
  ['flags', flags],
  ['folder', folder],
  ['folding-table', foldingTable],
  ['gel-pen', gelPen],
  ['gift-card', giftCard],
  ['glue-stick', glueStick],
  ['guest-chair', guestChair],
  ['hanging-folder', hangingFolder],
  ['headset', headset],
  ['highlighter', highlighter],
  ['hole-punch', holePunch],
  ['index-cards', indexCards],
  ['ink-bottle', inkBottle],
  ['ink-cartridge', inkCartridge],
  ['ink-set', inkSet],
  ['jar', jar],
  ['journal', journal],
  ['kettle', kettle],
  ['keyboard', keyboard],
  ['label-maker', labelMaker],
  ['labels', labels],
  ['laminating-pouch', laminatingPouch],
  ['laminator', laminator],
  ['lamp', lamp],
  ['laser-printer', laserPrinter],
  ['legal-pad', legalPad],
  ['letter-tray', letterTray],
  ['mailing-tube', mailingTube],
  ['marker', marker],
  ['mechanical-pencil', mechanicalPencil],
  ['member-card', memberCard],
  ['meeting-table', meetingTable],
  ['mobile-phone', mobilePhone],
  ['monitor', monitor],
  ['monitor-stand', monitorStand],
  ['mouse', mouse],
  ['mug', mug],
  ['name-plate', namePlate],
  ['notebook', notebook],
  ['packing-tape', packingTape],
  ['paper-box', paperBox],
  ['paper-clips', paperClips],
  ['paper-cup', paperCup],
  ['paper-towels', paperTowels],
  ['parcel', parcel],
  ['pedestal', pedestal],
  ['pen', pen],
  ['pen-cup', penCup],
  ['pencil', pencil],
  ['pencil-leads', pencilLeads],
  ['photo-paper', photoPaper],
  ['picture-frame', pictureFrame],
  ['plan', plan],
  ['plates', plates],
  ['postal-scale', postalScale],
  ['power-station', powerStation],
  ['power-strip', powerStrip],
  ['printer', printer],
  ['push-pins', pushPins],
  ['ream', ream],
  ['rubber-bands', rubberBands],
  ['scanner', scanner],
  ['scissors', scissors],
  ['sheet-protector', sheetProtector],
  ['sheets', sheets],
  ['shelving', shelving],
  ['shipping-box', shippingBox],
  ['shredder', shredder],
  ['snack-box', snackBox],
  ['soap', soap],
  ['software', software],
  ['spray-bottle', sprayBottle],
  ['stacking-chair', stackingChair],
  ['standing-desk', standingDesk],
  ['stapler', stapler],
  ['staples', staples],
  ['sticky-notes', stickyNotes],
  ['stool', stool],
  ['storage-box', storageBox],
  ['stretch-film', stretchFilm],
  ['tape-dispenser', tapeDispenser],
  ['tape-roll', tapeRoll],
  ['task-chair', taskChair],
  ['tea-box', teaBox],
  ['tissues', tissues],
  ['toner', toner],
  ['trash-bags', trashBags],
  ['usb-drive', usbDrive],
  ['usb-hub', usbHub],
  ['waste-bin', wasteBin],
  ['water-bottle', waterBottle],
  ['webcam', webcam],
  ['whiteboard', whiteboard],
  ['wipes', wipes],
]);
