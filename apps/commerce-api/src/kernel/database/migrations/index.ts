import type { Migration } from 'kysely';
import { up as shop } from './0001-shop.ts';
import { up as salesHistory } from './0002-import.ts';
import { up as catalog } from './0003-catalogue.ts';
import { up as accounts } from './0004-accounts.ts';
import { up as pickup } from './0005-pickup.ts';
import { up as search } from './0006-search.ts';
import { up as business } from './0007-business.ts';
import { up as routeVariants } from './0008-route-variants.ts';
import { up as fulfillment } from './0009-fulfilment.ts';
import { up as productChanges } from './0010-product-changes.ts';
import { up as leases } from './0011-leases.ts';
import { up as signInLimits } from './0012-sign-in-limits.ts';
import { up as emptySessions } from './0013-empty-sessions.ts';
import { up as lineDeliveryDates } from './0014-line-delivery-dates.ts';
import { up as americanSpelling } from './0015-american-spelling.ts';
import { up as promotions } from './0016-promotions.ts';
import { up as orderTransitions } from './0017-order-transitions.ts';
import { up as lineRelations } from './0018-line-relations.ts';
import { up as tenders } from './0019-tenders.ts';
import { up as demoData } from './0020-demo-data.ts';
import { up as toggles } from './0021-toggles.ts';
import { up as searchTiles } from './0022-search-tiles.ts';
import { up as promotionCategories } from './0023-promotion-categories.ts';
import { up as saleConditions } from './0024-sale-conditions.ts';
import { up as noticeOptOuts } from './0025-notice-opt-outs.ts';
import { up as savedLines } from './0026-saved-lines.ts';
import { up as specialAndSharedCarts } from './0027-special-and-shared-carts.ts';
import { up as smallOrders } from './0028-small-orders.ts';
import { up as budgets } from './0029-budgets.ts';
import { up as futureDelivery } from './0030-future-delivery.ts';
import { up as volumePricesOfProducts } from './0032-volume-prices-of-products.ts';
import { up as freeItems } from './0033-free-items.ts';
import { up as importedConditions } from './0034-imported-conditions.ts';
import { up as furnitureServices } from './0035-furniture-services.ts';
import { up as companions } from './0036-companions.ts';
import { up as refundFees } from './0037-refund-fees.ts';
import { up as servicesToBeDetermined } from './0038-services-to-be-determined.ts';
import { up as thirdPartyUsers } from './0039-third-party-users.ts';
import { up as organizationSessions } from './0040-organization-sessions.ts';
import { up as penaltyBox } from './0041-penalty-box.ts';
import { up as offeredServices } from './0042-offered-services.ts';
import { up as levelsOfOrderLines } from './0043-levels-of-order-lines.ts';
import { up as savedCards } from './0044-saved-cards.ts';
import { up as storedValueEntries } from './0045-stored-value-entries.ts';
import { up as stripe } from './0046-stripe.ts';
import { up as paymentOptions } from './0047-payment-options.ts';
import { up as vendorPayments } from './0048-vendor-payments.ts';
import { up as hostedCards } from './0049-hosted-cards.ts';
import { up as captcha } from './0050-captcha.ts';
import { up as applicationAndMembership } from './0051-application-and-membership.ts';
import { up as quickBuy } from './0052-quick-buy.ts';
import { up as quickBuyCard } from './0053-quick-buy-card.ts';
import { up as giftCardNumbers } from './0060-gift-card-numbers.ts';
import { up as lists } from './0062-lists.ts';
import { up as checkedCards } from './0063-checked-cards.ts';
import { up as recommendations } from './0064-recommendations.ts';
import { up as photos } from './0065-photos.ts';
import { up as subscriptions } from './0067-subscriptions.ts';
import { up as searchInLists } from './0068-search-in-lists.ts';
import { up as punchout } from './0069-punchout.ts';
import { up as punchoutIndexes } from './0070-punchout-indexes.ts';
import { up as sponsoredProducts } from './0071-sponsored-products.ts';
import { up as mboxOffers } from './0072-mbox-offers.ts';
import { up as storePlaces } from './0074-store-places.ts';
import { up as pictureChecks } from './0075-picture-checks.ts';
import { up as storesByZip } from './0076-stores-by-zip.ts';
import { up as sellersOfOrderLines } from './0077-sellers-of-order-lines.ts';
import { up as countsOfDeletedProducts } from './0078-counts-of-deleted-products.ts';
import { up as guestOrders } from './0079-guest-orders.ts';
import { up as personsOfPromotionUses } from './0085-persons-of-promotion-uses.ts';
import { up as searchForms } from './0090-search-forms.ts';
import { up as productNumbers } from './0093-product-numbers.ts';
import { up as replacedProducts } from './0096-replaced-products.ts';
import { up as departmentsInSearch } from './0097-departments-in-search.ts';
import { up as emailKeys } from './0099-email-keys.ts';
import { up as navigation } from './0101-navigation.ts';
import { up as contentPages } from './0102-content-pages.ts';
import { up as messages } from './0103-messages.ts';
import { up as productsOnSale } from './0105-products-on-sale.ts';
import { up as redirects } from './0106-redirects.ts';
import { up as helpToggles } from './0107-help-toggles.ts';
import { up as rewardsLedger } from './0108-rewards-ledger.ts';
import { up as rewardsOffers } from './0109-rewards-offers.ts';
import { up as rewardsClaims } from './0110-rewards-claims.ts';
import { up as printers } from './0111-printers.ts';
import { up as dataRequests } from './0112-data-requests.ts';
import { up as giftCards } from './0113-gift-cards.ts';
import { up as siteDocuments } from './0114-site-documents.ts';
import { up as menuToggles } from './0117-menu-toggles.ts';
import { up as rewardsPayments } from './0118-rewards-payments.ts';
import { up as accountMessages } from './0119-account-messages.ts';
import { up as saleEnds } from './0123-sale-ends.ts';
import { up as mailLanguages } from './0128-mail-languages.ts';
import { up as memberships } from './0130-memberships.ts';
import { up as productTexts } from './0133-product-texts.ts';
import { up as canadianAreaFees } from './0135-canadian-area-fees.ts';
import { up as membershipRenewals } from './0136-membership-renewals.ts';
import { up as approvalMails } from './0138-approval-mails.ts';
import { up as categoryTexts } from './0139-category-texts.ts';
import { up as organizationUnits } from './0140-organization-units.ts';
import { up as budgetLedger } from './0141-budget-ledger.ts';
import { up as budgetScopes } from './0142-budget-scopes.ts';
import { up as organizationRoles } from './0145-organization-roles.ts';
import { up as spendingLimits } from './0146-spending-limits.ts';
import { up as singleSignOn } from './0149-single-sign-on.ts';
import { up as approvalRules } from './0152-approval-rules.ts';
import { up as spendingRollups } from './0153-spending-rollups.ts';
import { up as invoices } from './0155-invoices.ts';
import { up as agents } from './0158-agents.ts';
import { up as contracts } from './0161-contracts.ts';
import { up as hiddenPrices } from './0162-hidden-prices.ts';
import { up as adminLinkPlus } from './0163-admin-link-plus.ts';
import { up as lineAccounting } from './0164-line-accounting.ts';
import { up as contractRules } from './0165-contract-rules.ts';
import { up as orderReturns } from './0170-order-returns.ts';
import { up as declinedAccess } from './0171-declined-access.ts';
import { up as printedInvoices } from './0172-printed-invoices.ts';
import { up as orderLineSources } from './0175-order-line-sources.ts';

/**
 * All migrations in order. The list is static, because the server is bundled and has no migration folder at run time. Never change a
 * released migration; add one that corrects it. A new one has the highest number: a database rejects one that comes before those it has
 * applied.
 */
export const migrations: Record<string, Migration> = {
  '0001-shop': { up: shop },
  '0002-import': { up: salesHistory },
  '0003-catalogue': { up: catalog },
  '0004-accounts': { up: accounts },
  '0005-pickup': { up: pickup },
  '0006-search': { up: search },
  '0007-business': { up: business },
  '0008-route-variants': { up: routeVariants },
  '0009-fulfilment': { up: fulfillment },
  '0010-product-changes': { up: productChanges },
  '0011-leases': { up: leases },
  '0012-sign-in-limits': { up: signInLimits },
  '0013-empty-sessions': { up: emptySessions },
  '0014-line-delivery-dates': { up: lineDeliveryDates },
  '0015-american-spelling': { up: americanSpelling },
  '0016-promotions': { up: promotions },
  '0017-order-transitions': { up: orderTransitions },
  '0018-line-relations': { up: lineRelations },
  '0019-tenders': { up: tenders },
  '0020-demo-data': { up: demoData },
  '0021-toggles': { up: toggles },
  '0022-search-tiles': { up: searchTiles },
  '0023-promotion-categories': { up: promotionCategories },
  '0024-sale-conditions': { up: saleConditions },
  '0025-notice-opt-outs': { up: noticeOptOuts },
  '0026-saved-lines': { up: savedLines },
  '0027-special-and-shared-carts': { up: specialAndSharedCarts },
  '0028-small-orders': { up: smallOrders },
  '0029-budgets': { up: budgets },
  '0030-future-delivery': { up: futureDelivery },
  '0032-volume-prices-of-products': { up: volumePricesOfProducts },
  '0033-free-items': { up: freeItems },
  '0034-imported-conditions': { up: importedConditions },
  '0035-furniture-services': { up: furnitureServices },
  '0036-companions': { up: companions },
  '0037-refund-fees': { up: refundFees },
  '0038-services-to-be-determined': { up: servicesToBeDetermined },
  '0039-third-party-users': { up: thirdPartyUsers },
  '0040-organization-sessions': { up: organizationSessions },
  '0041-penalty-box': { up: penaltyBox },
  '0042-offered-services': { up: offeredServices },
  '0043-levels-of-order-lines': { up: levelsOfOrderLines },
  '0044-saved-cards': { up: savedCards },
  '0045-stored-value-entries': { up: storedValueEntries },
  '0046-stripe': { up: stripe },
  '0047-payment-options': { up: paymentOptions },
  '0048-vendor-payments': { up: vendorPayments },
  '0049-hosted-cards': { up: hostedCards },
  '0050-captcha': { up: captcha },
  '0051-application-and-membership': { up: applicationAndMembership },
  '0052-quick-buy': { up: quickBuy },
  '0053-quick-buy-card': { up: quickBuyCard },
  '0060-gift-card-numbers': { up: giftCardNumbers },
  '0062-lists': { up: lists },
  '0063-checked-cards': { up: checkedCards },
  '0064-recommendations': { up: recommendations },
  '0065-photos': { up: photos },
  '0067-subscriptions': { up: subscriptions },
  '0068-search-in-lists': { up: searchInLists },
  '0069-punchout': { up: punchout },
  '0070-punchout-indexes': { up: punchoutIndexes },
  '0071-sponsored-products': { up: sponsoredProducts },
  '0072-mbox-offers': { up: mboxOffers },
  '0074-store-places': { up: storePlaces },
  '0075-picture-checks': { up: pictureChecks },
  '0076-stores-by-zip': { up: storesByZip },
  '0077-sellers-of-order-lines': { up: sellersOfOrderLines },
  '0078-counts-of-deleted-products': { up: countsOfDeletedProducts },
  '0079-guest-orders': { up: guestOrders },
  '0085-persons-of-promotion-uses': { up: personsOfPromotionUses },
  '0090-search-forms': { up: searchForms },
  '0093-product-numbers': { up: productNumbers },
  '0096-replaced-products': { up: replacedProducts },
  '0097-departments-in-search': { up: departmentsInSearch },
  '0099-email-keys': { up: emailKeys },
  '0101-navigation': { up: navigation },
  '0102-content-pages': { up: contentPages },
  '0103-messages': { up: messages },
  '0105-products-on-sale': { up: productsOnSale },
  '0106-redirects': { up: redirects },
  '0107-help-toggles': { up: helpToggles },
  '0108-rewards-ledger': { up: rewardsLedger },
  '0109-rewards-offers': { up: rewardsOffers },
  '0110-rewards-claims': { up: rewardsClaims },
  '0111-printers': { up: printers },
  '0112-data-requests': { up: dataRequests },
  '0113-gift-cards': { up: giftCards },
  '0114-site-documents': { up: siteDocuments },
  '0117-menu-toggles': { up: menuToggles },
  '0118-rewards-payments': { up: rewardsPayments },
  '0119-account-messages': { up: accountMessages },
  '0123-sale-ends': { up: saleEnds },
  '0128-mail-languages': { up: mailLanguages },
  '0130-memberships': { up: memberships },
  '0133-product-texts': { up: productTexts },
  '0135-canadian-area-fees': { up: canadianAreaFees },
  '0136-membership-renewals': { up: membershipRenewals },
  '0138-approval-mails': { up: approvalMails },
  '0139-category-texts': { up: categoryTexts },
  '0140-organization-units': { up: organizationUnits },
  '0141-budget-ledger': { up: budgetLedger },
  '0142-budget-scopes': { up: budgetScopes },
  '0145-organization-roles': { up: organizationRoles },
  '0146-spending-limits': { up: spendingLimits },
  '0149-single-sign-on': { up: singleSignOn },
  '0152-approval-rules': { up: approvalRules },
  '0153-spending-rollups': { up: spendingRollups },
  '0155-invoices': { up: invoices },
  '0158-agents': { up: agents },
  '0161-contracts': { up: contracts },
  '0162-hidden-prices': { up: hiddenPrices },
  '0163-admin-link-plus': { up: adminLinkPlus },
  '0164-line-accounting': { up: lineAccounting },
  '0165-contract-rules': { up: contractRules },
  '0170-order-returns': { up: orderReturns },
  '0171-declined-access': { up: declinedAccess },
  '0172-printed-invoices': { up: printedInvoices },
  '0175-order-line-sources': { up: orderLineSources },
};
