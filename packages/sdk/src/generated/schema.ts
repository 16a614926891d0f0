// Generated from openapi/console.yaml by packages/sdk-codegen (pnpm run fix). Do not edit.

/** The body of every error response. */
export type ErrorBody = {
    /** @description What went wrong, as a text for the user. */
    error: string;
    /** @description What is wrong with each field of the request. */
    fields?: {
        [key: string]: string;
    } | undefined;
};

/** The confirmation of a successful call, with a text for the user. */
export type Message = {
    /**
     * @description What was done.
     * @example Signed out
     */
    message: string;
};

/** The result of an action that can fail without an error status, such as a connection test. */
export type Outcome = {
    /** @description Whether it succeeded. */
    success: boolean;
    /** @description What was done. */
    message?: string | undefined;
    /**
     * @description Why it failed, if it did.
     * @example connect timeout after 30 s
     */
    error?: string | undefined;
};

/** The position of a page in its list. */
export type Pagination = {
    /**
     * @description The number of this page, from 1.
     * @example 2
     */
    page: number;
    /**
     * @description The number of pages, 0 without rows.
     * @example 7
     */
    pages: number;
    /**
     * @description Rows per page.
     * @example 50
     */
    per_page: number;
    /**
     * @description The number of rows in all pages.
     * @example 312
     */
    total: number;
    /** @description Whether a page comes before this one. */
    has_prev: boolean;
    /** @description Whether a page comes after this one. */
    has_next: boolean;
};

/** asc sorts from the smallest, the earliest or A. desc sorts the other way. */
export type SortOrder = "asc" | "desc";

/** alpha means a to z only. alphanumeric means a to z and 0 to 9. Neither includes hyphens. */
export type CharType = "alpha" | "alphanumeric";

/**
 * A number of characters before the TLD, or a range that includes both ends. Ranges overlap. 15+
 * means 15 or more.
 */
export type DomainLength = "1" | "2" | "3" | "4" | "5" | "6-8" | "9-10" | "10-15" | "15+";

/** A domain name in its ASCII form (an IDN as xn--…), in lower case, with its TLD. */
export type DomainName = string;

/** A display name. It cannot consist only of spaces. */
export type Name = string;

/** The number for one day. */
export type DateCount = {
    /**
     * Format: date
     * @description The UTC day.
     * @example 2026-11-20
     */
    date: string;
    /**
     * @description The number.
     * @example 12
     */
    count: number;
};

/**
 * admin sees and does everything. manager manages users and EPP accounts, and uses logs and tools.
 * user browses and orders.
 */
export type Role = "admin" | "manager" | "user";

/** A user account. */
export type User = {
    /**
     * @description The user's ID.
     * @example 3
     */
    id: number;
    /**
     * Format: email
     * @description The email address for sign-in.
     * @example user@dropcatch.test
     */
    email: string;
    /**
     * @description The name that the console shows.
     * @example jnovak
     */
    username: string;
    /**
     * @description First name.
     * @example Jan
     */
    first_name?: (string | null) | undefined;
    /**
     * @description Last name.
     * @example Novák
     */
    last_name?: (string | null) | undefined;
    /**
     * @description Phone number as entered.
     * @example +420 601 234 567
     */
    phone?: (string | null) | undefined;
    /**
     * @description Company name.
     * @example Tidal Forge s.r.o.
     */
    company?: (string | null) | undefined;
    /** @description What the user may do. */
    role: Role;
    /**
     * @description Named permissions in addition to the role. Admins have all permissions, even those not listed here.
     * @example {
     *       "export_domains": true
     *     }
     */
    permissions: {
        [key: string]: boolean;
    };
    /**
     * @description The user's manager, if any.
     * @example 2
     */
    manager_id?: (number | null) | undefined;
    /** @description The manager's company, for display. */
    manager?: (ManagerCompany | null) | undefined;
    /** @description Whether the user may sign in. */
    is_active: boolean;
    /** @description Whether the email address is confirmed. */
    email_verified?: boolean | undefined;
    /**
     * Format: date-time
     * @description When the account was created.
     */
    created_at: string;
    /**
     * @description The currency of the credit balance (ISO 4217).
     * @example USD
     */
    currency?: string | undefined;
    /**
     * @description Prepaid credit, in `currency`.
     * @example 250
     */
    credit_balance?: number | undefined;
};

/** A manager, in short. */
export type ManagerCompany = {
    /**
     * @description The manager's company.
     * @example Northwind Domains
     */
    company_name: string;
};

/** A manager that a form offers. */
export type ManagerOption = {
    /**
     * @description The manager's ID.
     * @example 2
     */
    id: number;
    /**
     * @description The manager's company.
     * @example Northwind Domains
     */
    company_name: string;
};

/** The credentials. */
export type LoginInput = {
    /** @description The email address, case-insensitive. */
    email: string;
    /** @description The password. */
    password: string;
};

/** A new account. */
export type RegisterInput = {
    /** @description The name that the console shows. */
    username: Name;
    /**
     * Format: email
     * @description The email address for sign-in.
     */
    email: string;
    /** @description The password. */
    password: string;
    /** @description First name; null or empty for none. */
    first_name?: (string | null) | undefined;
    /** @description Last name; null or empty for none. */
    last_name?: (string | null) | undefined;
    /** @description Phone number; null or empty for none. */
    phone?: (string | null) | undefined;
    /** @description Company name; null or empty for none. */
    company?: (string | null) | undefined;
};

/** A new session. */
export type SignedIn = {
    /** @description The bearer token of every call. Short-lived. */
    access_token: string;
    /** @description The token to exchange for a new access token. Long-lived. */
    refresh_token: string;
    /** @description The signed-in user. */
    user: User;
};

/** A renewed session. */
export type Refreshed = {
    /** @description Replaces the previous access token. */
    access_token: string;
};

/** What users can change in their own profile. */
export type ProfileInput = {
    /** @description First name; null or empty for none. */
    first_name?: (string | null) | undefined;
    /** @description Last name; null or empty for none. */
    last_name?: (string | null) | undefined;
    /**
     * Format: email
     * @description The email address for sign-in.
     */
    email: string;
    /** @description The name that the console shows. */
    username: Name;
    /** @description Phone number; null or empty for none. */
    phone?: (string | null) | undefined;
    /** @description Company name; null or empty for none. */
    company?: (string | null) | undefined;
};

/** A change of password. */
export type PasswordChange = {
    /** @description The current password. */
    current_password: string;
    /** @description The new password. */
    new_password: string;
};

/** What a notification is about. Clients show an unknown type with a default icon. */
export type NotificationType = "news" | "order_status_change" | "system" | "payment" | (string & {});

/** A notification for a user. */
export type Notification = {
    /** @description The notification's ID. */
    id: number;
    /** @description What it is about. */
    type: NotificationType;
    /**
     * @description The title, one line.
     * @example Domain caught
     */
    title: string;
    /**
     * @description The message, plain text.
     * @example tidalforge.com caught at 19:04:11 UTC
     */
    message: string;
    /** @description Whether the user has read it. */
    is_read: boolean;
    /**
     * Format: date-time
     * @description When the user read it, if they did.
     */
    read_at: string | null;
    /**
     * Format: date-time
     * @description When it was sent.
     */
    created_at: string;
};

/** A page of notifications. */
export type NotificationList = {
    /** @description The rows, newest first. */
    notifications: Notification[];
    pagination: Pagination;
};

/** The counts of the user's notifications. */
export type NotificationStats = {
    /**
     * @description The number of unread notifications.
     * @example 3
     */
    unread_count: number;
};

/** The figures of the start page. */
export type DashboardStats = {
    /** @description The user to greet. */
    user_info: {
        /**
         * @description The first name, if known.
         * @example Jan
         */
        first_name: string | null;
        /**
         * @description The name to use if there is no first name.
         * @example jnovak
         */
        username: string;
    };
    /** @description Figures for the catalogue. */
    domains: {
        /** @description Domains in the catalogue. */
        total_domains: number;
        /** @description Domains that drop on this UTC day. */
        releasing_today: number;
    };
    /** @description Figures for the orders that the caller may see. */
    orders: {
        /** @description Orders that are not caught, failed, cancelled or refunded. */
        active_orders: number;
        /**
         * @description The percentage of decided orders caught.
         * @example 63.4
         */
        success_rate: number;
        /**
         * @description The total price of paid orders in dollars.
         * @example 12840
         */
        total_amount: number;
        /** @description The number of orders per day for the last seven days, oldest first. */
        trend_data: DateCount[];
        by_state: OrdersByState;
    };
    /** @description Recent activity. */
    recent_activity: {
        /** @description The newest orders. */
        recent_orders: RecentOrder[];
    };
    /** @description Figures for the whole service. Only for admins. */
    admin?: {
        /** @description All accounts. */
        total_users: number;
        /** @description Accounts that may sign in. */
        active_users: number;
        /** @description Accounts of the role manager. */
        total_managers: number;
    } | undefined;
};

/** An order as shown on the start page. */
export type RecentOrder = {
    /**
     * @description The order's ID.
     * @example 1842
     */
    id: number;
    domain: DomainName;
    state: OrderState;
    /**
     * @description The price in dollars.
     * @example 69
     */
    price: number;
    /**
     * Format: date
     * @description The day of the drop.
     * @example 2026-11-20
     */
    drop_date: string;
};

/** The state of the service's parts. */
export type SystemHealth = {
    /** @description The database of users and orders. */
    database: {
        status: HealthStatus;
    };
    /** @description The store of domains and logs. */
    clickhouse: {
        status: HealthStatus;
        /**
         * @description The number of rows in all tables.
         * @example 48210334
         */
        total_records: number;
    };
    /** @description The work queue. */
    queue: {
        /**
         * @description The number of waiting jobs.
         * @example 37
         */
        size: number;
    };
};

/**
 * healthy means that the part works, degraded that it works slowly or with errors, unhealthy that
 * it does not work.
 */
export type HealthStatus = "healthy" | "degraded" | "unhealthy" | (string & {});

/** A domain about to be released, as a row of the catalogue. */
export type Domain = {
    domain: DomainName;
    /**
     * @description The TLD without a leading dot.
     * @example com
     * @example co.uk
     */
    tld: string;
    /**
     * @description The number of characters before the TLD.
     * @example 10
     */
    chars_before_tld: number;
    /**
     * Format: date
     * @description The UTC day of the drop shown.
     * @example 2026-11-20
     */
    selected_drop_date: string;
    /**
     * @description The price of that drop, in dollars.
     * @example 69
     */
    selected_price: number;
    /** @description Every drop date with its price, including the selected pair, earliest first. */
    date_price_variations: DatePrice[];
    /**
     * @description The number of drop dates.
     * @example 1
     */
    variations_count: number;
    /** @description Whether the domain is on the caller's watchlist. May be absent. */
    in_watchlist?: boolean | undefined;
    enrichment?: Enrichment | undefined;
};

/** A drop date and its price. */
export type DatePrice = {
    /**
     * Format: date
     * @description The UTC day of the drop.
     * @example 2026-11-20
     */
    drop_date: string;
    /**
     * @description The price in dollars.
     * @example 69
     */
    price: number;
};

/**
 * Values of enrichment sources by column key, ds{sourceId}_main or ds{sourceId}_{field}. Null if a
 * source has no value.
 */
export type Enrichment = {
    [key: string]: string | number | boolean | null;
};

/** A data source whose values the rows may contain. */
export type EnrichmentSource = {
    /**
     * @description The number in the column keys, ds{id}_….
     * @example 1
     */
    id: number;
    /**
     * @description The source's name.
     * @example Majestic
     */
    name: string;
    /**
     * @description The heading of ds{id}_main.
     * @example Trust Flow
     */
    main_value_label: string;
    /** @description The additional columns, with the keys ds{id}_{field}. */
    additional_values: AdditionalValue[];
};

/**
 * An additional value of a data source. Its column key is the field in lower case, with every
 * character other than a to z and 0 to 9 replaced by an underscore.
 */
export type AdditionalValue = {
    /**
     * @description The field in the response.
     * @example CitationFlow
     */
    field: string;
    /**
     * @description The column's heading.
     * @example Citation Flow
     */
    label: string;
};

/** A page of the catalogue. */
export type DomainList = {
    /** @description The rows. */
    domains: Domain[];
    pagination: Pagination;
    /** @description The sources whose values the rows contain. */
    enrichment_sources: EnrichmentSource[];
};

/** Figures for the catalogue rows that match the filters. */
export type DomainStats = {
    /** @description The figures. */
    general: {
        /**
         * @description Domains that drop on this UTC day.
         * @example 812
         */
        releasing_today: number;
        /**
         * @description The average price in dollars. Null if no rows match.
         * @example 74.5
         */
        avg_price: number | null;
        /**
         * @description Domains that drop within seven days (today included).
         * @example 5160
         */
        expiring_week: number;
    };
};

/** The TLDs to filter by. */
export type TldList = {
    /** @description TLDs without a leading dot. */
    tlds: string[];
};

/**
 * The rows of the catalogue to export. The fields have the same meanings as the list's parameters.
 */
export type DomainFilters = {
    /** @description Domains whose name contains this text (the list’s `search`). */
    domain?: string | undefined;
    /** @description This TLD. */
    tld?: string | undefined;
    /**
     * Format: date
     * @description Drops on this UTC day or later.
     */
    drop_date_from?: string | undefined;
    /**
     * Format: date
     * @description Drops on this UTC day or earlier.
     */
    drop_date_to?: string | undefined;
    /** @description The lowest price in dollars. */
    min_price?: number | undefined;
    /** @description The highest price in dollars. */
    max_price?: number | undefined;
    char_type?: CharType | undefined;
    domain_length?: DomainLength | undefined;
};

/** The file format. */
export type ExportFormat = "csv";

/** What to export. */
export type DomainExportInput = {
    filters: DomainFilters;
    format: ExportFormat;
};

/** An order for one domain. */
export type OrderInput = {
    domain: DomainName;
    /**
     * Format: date
     * @description One of the domain's drop dates.
     */
    drop_date: string;
    /** @description The price shown for that date, in dollars. */
    price: number;
    /** @description The registrar category to catch through. */
    epp_registrar_category_id: number;
    /** @description The account; absent or null for the default one. */
    epp_account_id?: (number | null) | undefined;
    /** @description A note for staff; null for none. */
    notes?: (string | null) | undefined;
};

/** The result of placing an order. */
export type OrderPlaced = {
    /** @description Whether the order was placed. */
    success: boolean;
    /**
     * @description The new order's ID, if the order was placed.
     * @example 1843
     */
    order_id?: number | undefined;
    /** @description Why the order was not placed, if it was not. */
    error?: string | undefined;
};

/** The domain to watch. */
export type WatchInput = {
    domain: DomainName;
};

/**
 * NEW: New. PAID_WAITING_EXDATE: Paid - Waiting Expiry. PAID_WAITING_CATCH: Paid - Waiting Catch.
 * CATCHED_PROCESSING: Caught - Processing. CATCHED_COMPLETED: Caught - Completed. FAILED,
 * CANCELLED, REFUNDED. A service may return further states (READY_FOR_CATCH, PROCESSING). Clients
 * show those with a warning badge.
 */
export type OrderState = "NEW" | "PAID_WAITING_EXDATE" | "PAID_WAITING_CATCH" | "CATCHED_PROCESSING" | "CATCHED_COMPLETED" | "FAILED" | "CANCELLED" | "REFUNDED" | (string & {});

/** A state that staff may set. The same eight states as in OrderState, without further ones. */
export type SettableOrderState = "NEW" | "PAID_WAITING_EXDATE" | "PAID_WAITING_CATCH" | "CATCHED_PROCESSING" | "CATCHED_COMPLETED" | "FAILED" | "CANCELLED" | "REFUNDED";

/** The number of orders in each state. States without orders may be absent. */
export type OrdersByState = {
    [key: string]: number;
};

/** How an order was paid. The quick approve action sets quick_approval. */
export type PaymentMethod = "bank_transfer" | "credit_card" | "paypal" | "crypto" | "other" | "quick_approval";

/** An order for a domain. */
export type Order = {
    /**
     * @description The order's ID.
     * @example 1842
     */
    id: number;
    domain: DomainName;
    /**
     * @description The TLD without a leading dot.
     * @example com
     */
    tld: string;
    /**
     * Format: date
     * @description The UTC day of the drop.
     * @example 2026-11-20
     */
    drop_date: string;
    state: OrderState;
    /**
     * @description The price in dollars.
     * @example 69
     */
    price: number;
    /**
     * Format: date-time
     * @description When the order was paid. Null while payment is pending.
     */
    paid_at: string | null;
    /**
     * @description How the order was paid. Null while payment is pending.
     * @example bank_transfer
     */
    payment_method: PaymentMethod | null;
    /**
     * @description The payment's reference.
     * @example VS 2026001842
     */
    payment_reference: string | null;
    /** @description The customer's note. */
    notes: string | null;
    /**
     * Format: date-time
     * @description When the order was placed.
     */
    created_at: string;
    /** @description The user who placed the order. */
    user: Actor;
    /** @description The order's history, oldest entry first. Only in the response for a single order. */
    history?: OrderHistoryEntry[] | undefined;
};

/** A user, in short. */
export type Actor = {
    /**
     * @description The username.
     * @example jnovak
     */
    username: string;
};

/** An entry in an order's history. */
export type OrderHistoryEntry = {
    /** @description The entry's ID. */
    id: number;
    /**
     * Format: date-time
     * @description When it happened.
     */
    created_at: string;
    /**
     * @description What happened.
     * @example status_change
     */
    action: string;
    /** @description The state before. Null if the order was placed. */
    from_state: OrderState | null;
    /** @description The state after. Null if the state did not change. */
    to_state: OrderState | null;
    /** @description The user who did it. Null if the service itself did it. */
    actor: Actor | null;
    /** @description The note on the entry. */
    note: string | null;
};

/** A page of orders. */
export type OrderList = {
    /** @description The rows, without history. */
    orders: Order[];
    pagination: Pagination;
};

/** The counts of orders by state and their total value. */
export type OrderStats = {
    by_state: OrdersByState;
    /**
     * @description The total price of paid orders in dollars.
     * @example 12840
     */
    total_amount: number;
};

/** A change of state. */
export type OrderStatusUpdate = {
    state: SettableOrderState;
    /** @description A note for the history. */
    note?: string | undefined;
    /** @description Whether to mark the order as paid too. */
    paid?: boolean | undefined;
};

/** The details of a payment. */
export type OrderPaymentUpdate = {
    /** @description Whether the order is paid. */
    paid: boolean;
    /** @description How the order was paid. Null for none. If left out, it stays unchanged. */
    payment_method?: (PaymentMethod | null) | undefined;
    /** @description The payment's reference. Null for none. If left out, it stays unchanged. */
    payment_reference?: (string | null) | undefined;
    /** @description A note for the history. */
    note?: string | undefined;
};

/**
 * How to catch a name. check_then_create checks until the name is free, then creates it.
 * direct_create sends creates at once, without a check.
 */
export type CaptureStrategy = "check_then_create" | "direct_create";

/**
 * How creates follow each other. wait_response waits for each response before the next command.
 * fire_and_forget sends the next command without waiting.
 */
export type CreateMode = "wait_response" | "fire_and_forget";

/**
 * The XML form of a command. rfc is the form of the EPP RFCs (RFC 5730, 5731). custom is the
 * category's own template.
 */
export type CommandType = "rfc" | "custom";

/**
 * What to send to keep an idle session open. hello is an EPP hello (RFC 5730, 2.3), domain_check a
 * check of the keepalive domain, custom the category's own template.
 */
export type KeepaliveType = "hello" | "domain_check" | "custom";

/** The time zone of a schedule's time of day, as an IANA name. */
export type TimeZone = "UTC" | "Europe/Prague" | "America/New_York" | "Europe/London" | "Asia/Tokyo";

/** A time of day as HH:MM:SS, from 00:00:00 to 23:59:59, in the schedule's time zone. */
export type TimeOfDay = string;

/**
 * The XML of a custom command. The server replaces {XMLNS_DOMAIN}, {DOMAIN} and {CLTRID} with the
 * registry's domain namespace, the name and the client transaction ID. In a batch template it also
 * replaces {DOMAINS_XML} and {DOMAINS_LIST} with all names, as XML elements and as a list.
 */
export type CommandTemplate = string;

/** The pause between two commands, in milliseconds. 0 for none. */
export type CommandDelay = number;

/** The maximum number of commands per second. */
export type CommandsPerSecond = number;

/** The maximum number of commands that wait for a response at the same time. */
export type ConcurrentCommands = number;

/**
 * The maximum number of names in one check command. Registries set their own limits, such as 30 or
 * 50.
 */
export type CheckBatchSize = number;

/** A host name with at least one dot, without scheme, port or path. */
export type HostName = string;

/** A host name, or an IPv4 or IPv6 address without brackets. */
export type HostAddress = HostName | string;

/**
 * A registry's EPP server and the TLDs caught through it. Every EPP account belongs to a category.
 */
export type EppCategory = {
    /**
     * @description The category's ID.
     * @example 3
     */
    id: number;
    /**
     * @description The name in lists and selects.
     * @example CZ.NIC FRED
     */
    name: string;
    /** @description Host name of the EPP server, without scheme or path. */
    epp_server_url: HostName;
    /**
     * @description TCP port of the EPP server.
     * @default 700
     * @example 700
     */
    epp_port: number;
    /**
     * @description Free text for staff. Null if there is none.
     * @example Registry of .cz and its ENUM zone
     */
    description: string | null;
    /**
     * @description The TLDs of the server, without a leading dot. An empty list means any TLD.
     * @example [
     *       "com",
     *       "net"
     *     ]
     */
    supported_tlds: string[];
    /**
     * @description The connection timeout for the category's accounts, in seconds.
     * @default 30
     * @example 30
     */
    default_timeout: number;
    /**
     * @description Whether the server requires a client certificate. If so, new accounts need one.
     * @example true
     */
    requires_ssl_cert: boolean;
    /**
     * @description Whether forms offer the category.
     * @example true
     */
    is_active: boolean;
};

/** The EPP registrar categories. */
export type EppCategoryList = {
    /** @description All categories, sorted by name. */
    categories: EppCategory[];
};

/**
 * The fields for creating or updating an EPP registrar category. On an update, fields that are left
 * out stay unchanged. The defaults apply to new categories.
 */
export type EppCategoryInput = {
    /**
     * @description The name in lists and selects.
     * @example CZ.NIC FRED
     */
    name: Name;
    /** @description Host name of the EPP server, without scheme or path. */
    epp_server_url: HostName;
    /**
     * @description TCP port of the EPP server.
     * @default 700
     * @example 700
     */
    epp_port?: number | undefined;
    /**
     * @description Free text for staff.
     * @example Registry of .cz and its ENUM zone
     */
    description?: (string | null) | undefined;
    /**
     * @description The TLDs of the server, without a leading dot. An empty list means any TLD.
     * @default []
     * @example [
     *       "com",
     *       "net"
     *     ]
     */
    supported_tlds?: string[] | undefined;
    /**
     * @description The connection timeout for the category's accounts, in seconds.
     * @default 30
     * @example 30
     */
    default_timeout?: number | undefined;
    /**
     * @description Whether the server requires a client certificate. If so, new accounts need one.
     * @default false
     */
    requires_ssl_cert?: boolean | undefined;
    /**
     * @description Whether forms offer the category.
     * @default true
     */
    is_active?: boolean | undefined;
};

/**
 * The settings that a category sets as defaults and an account may override. They cover schedules,
 * catching, pace, checks and command types.
 */
export type EppCommonSettings = {
    /**
     * @description Whether accounts connect automatically each day.
     * @example true
     */
    connection_schedule_enabled: boolean;
    /**
     * @description When accounts connect. Null if not set.
     * @example 17:50:00
     */
    connection_schedule_time: TimeOfDay | null;
    /** @description The time zone of connection_schedule_time. */
    connection_schedule_timezone: TimeZone;
    /**
     * @description Whether catching the day's orders starts automatically each day.
     * @example true
     */
    order_processing_schedule_enabled: boolean;
    /**
     * @description When catching starts. Null if not set.
     * @example 18:00:00
     */
    order_processing_schedule_time: TimeOfDay | null;
    /** @description The time zone of order_processing_schedule_time and order_processing_end_time. */
    order_processing_schedule_timezone: TimeZone;
    /** @description Whether to check a name before creating it. */
    capture_strategy: CaptureStrategy;
    /** @description The pause between two commands, in milliseconds. */
    command_delay_ms: CommandDelay;
    /** @description Whether the next create waits for the response to the last one. */
    create_mode: CreateMode;
    /** @description The maximum number of commands per second. */
    max_commands_per_second: CommandsPerSecond;
    /** @description The maximum number of commands that wait for a response at the same time. */
    max_concurrent_commands: ConcurrentCommands;
    /**
     * @description Whether one check command may contain several names.
     * @example true
     */
    domain_check_multicheck_enabled: boolean;
    /** @description The maximum number of names in one check command. Applies if multicheck is enabled. */
    domain_check_batch_size: CheckBatchSize;
    /** @description The XML for a check of one name. */
    check_command_type: CommandType;
    /** @description The XML for a check of several names. */
    check_batch_command_type: CommandType;
    /** @description The XML for a create. */
    create_command_type: CommandType;
};

/**
 * The settings of a category, which are the defaults of its accounts. They are read and written as
 * a whole. Only categories have the templates and the keepalive.
 */
export type EppCategorySettings = EppCommonSettings & {
    /** @description The template for a check of one name. Required if check_command_type is custom. */
    check_command_custom: CommandTemplate | null;
    /** @description The template for a check of several names. For check_batch_command_type custom. */
    check_batch_command_custom: CommandTemplate | null;
    /** @description The template for a create. Required if create_command_type is custom. */
    create_command_custom: CommandTemplate | null;
    /**
     * @description Whether to keep idle sessions open.
     * @example true
     */
    keepalive_enabled: boolean;
    /**
     * @description The time between two keepalives, in seconds.
     * @default 300
     * @example 300
     */
    keepalive_interval: number;
    /** @description What to send as a keepalive. */
    keepalive_type: KeepaliveType;
    /**
     * @description The name to check if keepalive_type is domain_check.
     * @default example.com
     * @example example.com
     */
    keepalive_domain: string | null;
    /** @description The template for the keepalive. Required if keepalive_type is custom. */
    keepalive_command_custom: CommandTemplate | null;
};

/** The settings of a category. */
export type EppCategorySettingsAnswer = {
    /** @description The current settings. */
    settings: EppCategorySettings;
};

/** An account's category, in short. */
export type EppAccountCategory = {
    /**
     * @description The name of the category.
     * @example CZ.NIC FRED
     */
    name: string;
    /** @description Host name of the category's EPP server. */
    epp_server_url: HostName;
    /**
     * @description Whether the server requires a client certificate.
     * @example true
     */
    requires_ssl_cert: boolean;
    /**
     * @description Whether forms offer the category.
     * @example true
     */
    is_active: boolean;
};

/** How the account batches its checks. Set in the account settings. */
export type EppBatchSettings = {
    /**
     * @description Whether one check command may contain several names.
     * @example true
     */
    domain_check_multicheck_enabled: boolean;
    /** @description The maximum number of names in one check command. */
    domain_check_batch_size: CheckBatchSize;
};

/**
 * A login at a registry, used to check and catch names. Shown as Inactive if is_active is false,
 * otherwise as Connected if is_connected is true, otherwise as Active.
 */
export type EppAccount = {
    /**
     * @description The account's ID.
     * @example 7
     */
    id: number;
    /**
     * @description The name in lists and selects.
     * @example CZ-02
     */
    name: string;
    /**
     * @description The category of the account.
     * @example 3
     */
    registrar_category_id: number;
    /** @description The category, in short. */
    registrar_category: EppAccountCategory;
    /**
     * @description The EPP client ID for the login.
     * @example REG-DROPCATCH
     */
    username: string;
    /**
     * @description Whether a client certificate is stored.
     * @example true
     */
    ssl_cert_configured: boolean;
    /**
     * @description Whether a private key is stored.
     * @example true
     */
    ssl_key_configured: boolean;
    /**
     * @description The host to use instead of the category's. Null to use the category's.
     * @example epp2.example.com
     */
    host_override: HostAddress | null;
    /**
     * @description The port to use instead of the category's. Null to use the category's.
     * @example 1700
     */
    port_override: number | null;
    /**
     * @description The manager who owns the account. Null if nobody does.
     * @example 2
     */
    manager_id: number | null;
    /** @description The manager, in short. Null if nobody owns the account. */
    manager: ManagerCompany | null;
    /**
     * @description The connection timeout, in seconds.
     * @default 30
     * @example 30
     */
    connection_timeout: number;
    /**
     * @description Whether the account may be used. An inactive account cannot connect or catch.
     * @example true
     */
    is_active: boolean;
    /**
     * @description Whether the background connection is open.
     * @example true
     */
    is_connected: boolean;
    /**
     * @description Whether the account checks released domains on its schedule.
     * @example true
     */
    released_domain_checking_enabled: boolean;
    /**
     * @description The schedule of the released domain checks, as a cron expression (minute hour day month day-of-week) in UTC.
     * @default 0 1 * * *
     * @example 0 1 * * *
     */
    released_domain_schedule_cron: string;
    /**
     * @description The maximum number of released domains that the account checks per day.
     * @default 10000
     * @example 10000
     */
    released_domain_max_domains_per_day: number;
    /** @description How the account batches its checks. The effective values. */
    batch_settings: EppBatchSettings;
};

/** EPP accounts. */
export type EppAccountList = {
    /** @description The accounts that the caller may see, sorted by name. */
    accounts: EppAccount[];
};

/** The fields for updating an EPP account. Fields that are left out stay unchanged. */
export type EppAccountUpdate = {
    /**
     * @description The name in lists and selects.
     * @example CZ-02
     */
    name: Name;
    /**
     * @description The category of the account. Forms offer only active categories.
     * @example 3
     */
    registrar_category_id: number;
    /**
     * @description The EPP client ID, 3–16 characters at most registries (RFC 5730, 4).
     * @example REG-DROPCATCH
     */
    username: Name;
    /** @description The EPP password. If left out or empty, the stored one stays. */
    password?: string | undefined;
    /** @description The client certificate as PEM. If left out or empty, the stored one stays. */
    ssl_cert?: string | undefined;
    /** @description The private key of the certificate as PEM. If left out or empty, the stored one stays. */
    ssl_key?: string | undefined;
    /**
     * @description The host to use instead of the category's. Null to use the category's.
     * @example epp2.example.com
     */
    host_override?: (HostAddress | null) | undefined;
    /**
     * @description The port to use instead of the category's. Null to use the category's.
     * @example 1700
     */
    port_override?: (number | null) | undefined;
    /**
     * @description The manager who owns the account. Admins set it. The server ignores it in a manager's call.
     * @example 2
     */
    manager_id?: number | undefined;
    /**
     * @description The connection timeout, in seconds.
     * @example 30
     */
    connection_timeout?: number | undefined;
    /** @description Whether the account may be used. */
    is_active?: boolean | undefined;
    /** @description Whether the account checks released domains on its schedule. */
    released_domain_checking_enabled?: boolean | undefined;
    /**
     * @description The schedule of the released domain checks, as a cron expression (minute hour day month day-of-week) in UTC. Months and days of the week may be names (JAN, MON-FRI).
     * @example 0 1 * * *
     */
    released_domain_schedule_cron?: string | undefined;
    /**
     * @description The maximum number of released domains that the account checks per day.
     * @example 10000
     */
    released_domain_max_domains_per_day?: number | undefined;
};

/**
 * The fields for creating an EPP account. The same as for an update, but the password is required.
 * ssl_cert and ssl_key are also required if the category has requires_ssl_cert, and manager_id is
 * required from admins.
 */
export type EppAccountInput = EppAccountUpdate & {
    /** @description The EPP password, 6–16 characters at most registries (RFC 5730, 4). */
    password: string;
    /** @default null */
    host_override?: (string | null) | undefined;
    /** @default null */
    port_override?: (number | null) | undefined;
    /** @default 30 */
    connection_timeout?: number | undefined;
    /** @default true */
    is_active?: boolean | undefined;
    /** @default false */
    released_domain_checking_enabled?: boolean | undefined;
    /** @default 0 1 * * * */
    released_domain_schedule_cron?: string | undefined;
    /** @default 10000 */
    released_domain_max_domains_per_day?: number | undefined;
};

/**
 * The effective settings of an account. The account's own values, otherwise its category's. Only
 * accounts have the WHOIS check and the end of order processing.
 */
export type EppAccountSettings = EppCommonSettings & {
    /**
     * @description When catching ends, in order_processing_schedule_timezone. Null if not set.
     * @example 20:15:00
     */
    order_processing_end_time: TimeOfDay | null;
    /**
     * @description Whether to confirm caught names by WHOIS, every 2 minutes during a catch.
     * @example true
     */
    whois_check_enabled: boolean;
    /**
     * @description The WHOIS server to ask. Null for the registry's public one.
     * @example whois.example.com
     */
    whois_server: string | null;
    /**
     * @description The registrar that WHOIS must name to confirm a catch.
     * @example REG-DROPCATCH
     */
    whois_valid_registrar: string | null;
};

/** The effective settings of an account. */
export type EppAccountSettingsAnswer = {
    /** @description The account's own values, otherwise its category's. */
    effective_settings: EppAccountSettings;
};

/**
 * The changed keys of an account's settings. A key that is left out stays unchanged. Null removes
 * the account's own value, and the category's value applies again.
 */
export type EppAccountSettingsUpdate = {
    /** @description Whether the account connects automatically each day. */
    connection_schedule_enabled?: (boolean | null) | undefined;
    /** @description When the account connects. */
    connection_schedule_time?: (TimeOfDay | null) | undefined;
    /** @description The time zone of connection_schedule_time. */
    connection_schedule_timezone?: (TimeZone | null) | undefined;
    /** @description Whether catching the day's orders starts automatically each day. */
    order_processing_schedule_enabled?: (boolean | null) | undefined;
    /** @description When catching starts. */
    order_processing_schedule_time?: (TimeOfDay | null) | undefined;
    /** @description When catching ends. Null for none. */
    order_processing_end_time?: (TimeOfDay | null) | undefined;
    /** @description The time zone of the two order processing times. */
    order_processing_schedule_timezone?: (TimeZone | null) | undefined;
    /** @description Whether to confirm caught names by WHOIS, every 2 minutes during a catch. Null for off. */
    whois_check_enabled?: (boolean | null) | undefined;
    /**
     * @description The WHOIS server to ask. Null for the registry's public one.
     * @example whois.example.com
     */
    whois_server?: (string | null) | undefined;
    /**
     * @description The registrar that WHOIS must name to confirm a catch. Null for none.
     * @example REG-DROPCATCH
     */
    whois_valid_registrar?: (string | null) | undefined;
    /** @description Whether to check a name before creating it. */
    capture_strategy?: (CaptureStrategy | null) | undefined;
    /** @description The pause between two commands, in milliseconds. */
    command_delay_ms?: (CommandDelay | null) | undefined;
    /** @description Whether the next create waits for the response to the last one. */
    create_mode?: (CreateMode | null) | undefined;
    /** @description The maximum number of commands per second. */
    max_commands_per_second?: (CommandsPerSecond | null) | undefined;
    /** @description The maximum number of commands that wait for a response at the same time. */
    max_concurrent_commands?: (ConcurrentCommands | null) | undefined;
    /** @description Whether one check command may contain several names. */
    domain_check_multicheck_enabled?: (boolean | null) | undefined;
    /** @description The maximum number of names in one check command. */
    domain_check_batch_size?: (CheckBatchSize | null) | undefined;
    /** @description The XML for a check of one name. */
    check_command_type?: (CommandType | null) | undefined;
    /** @description The XML for a check of several names. */
    check_batch_command_type?: (CommandType | null) | undefined;
    /** @description The XML for a create. */
    create_command_type?: (CommandType | null) | undefined;
};

/** The names for a manual test catch. */
export type TestCatchInput = {
    /**
     * @description The names to rehearse with, 1–500.
     * @example [
     *       "tidalforge.com",
     *       "pixelbarn.net"
     *     ]
     */
    domains: DomainName[];
};

/** The day for a test catch with orders. */
export type OrdersTestCatchInput = {
    /**
     * Format: date
     * @description The drop day (UTC) whose pending orders to use.
     * @example 2026-11-20
     */
    test_date: string;
};

/** A line of a test catch. */
export type TestCatchLine = {
    /**
     * Format: date-time
     * @description When it happened, with fractions of a second.
     * @example 2026-11-20T18:00:03.417Z
     */
    timestamp: string;
    /**
     * @description The name that the line is about. Null for a line about the whole session.
     * @example tidalforge.com
     */
    domain: DomainName | null;
    /**
     * @description What happened, in words.
     * @example Create answered 2302 Object exists after 38 ms
     */
    message: string;
};

/** The lines and state of an account's test catch. */
export type TestCatchStatus = {
    /**
     * @description Whether the status could be read.
     * @example true
     */
    success: boolean;
    /** @description The lines so far, oldest first. Empty if there was no test catch. */
    results: TestCatchLine[];
    /**
     * @description Whether the test catch is running.
     * @example true
     */
    is_running: boolean;
};

/** The drop days that have pending orders. */
export type TestCatchDates = {
    /** @description The days (UTC) with their number of pending orders, earliest first. */
    dates: DateCount[];
};

/** The day for a real catch that is started manually. */
export type RealCatchInput = {
    /**
     * Format: date
     * @description The drop day (UTC) whose orders to catch.
     * @example 2026-11-20
     */
    target_date: string;
};

/** Whether a real catch is running on an account. */
export type RealCatchStatus = {
    /**
     * @description Whether the status could be read.
     * @example true
     */
    success: boolean;
    /**
     * @description Whether a real catch is running.
     * @example false
     */
    is_running: boolean;
};

/** The managers that a user or an EPP account can belong to. */
export type ManagerList = {
    /** @description The managers, sorted by company name. */
    managers: ManagerOption[];
};

/**
 * What an EPP log row is about. connect is the TCP and TLS connection and the greeting, login the
 * login command, command any other command, logout the logout command, error a broken session.
 */
export type EppConnectionType = "connect" | "login" | "command" | "logout" | "error" | (string & {});

/** An EppConnectionType as its number. 1 is connect, 2 login, 3 command, 4 logout, 5 error. */
export type EppConnectionCode = number;

/** A boolean as a number. 1 means success, 0 means failure. */
export type EppLogSuccessFilter = 1 | 0;

/** An exchange with a registry, without the XML. */
export type EppLogRow = {
    /**
     * @description The row's ID.
     * @example 48213
     */
    log_id: number;
    /**
     * Format: date-time
     * @description When the request was sent.
     * @example 2026-11-20T18:00:03.417Z
     */
    timestamp: string;
    /**
     * @description The name of the EPP category.
     * @example CZ.NIC FRED
     */
    registrar_name: string;
    /**
     * @description The EPP account that was used. Only in responses to admins.
     * @example 7
     */
    account_id?: number | undefined;
    /**
     * @description What the row is about, as a word or as its number 1–5. The SDK turns numbers into words.
     * @example command
     * @example 3
     */
    connection_type: EppConnectionType;
    /**
     * @description The EPP command. Null for a row about the connection itself.
     * @example create
     */
    command: string | null;
    /**
     * @description The client transaction ID, 3–64 characters. Null for connect and hello, which have none.
     * @example DC-20261120-180003-000417
     */
    cltrid: string | null;
    /**
     * @description The server transaction ID, 3–64 characters. Null for connect and hello, or without a response.
     * @example ccReg-3885524928
     */
    svtrid: string | null;
    /**
     * @description The object of the command, usually a domain. Null if there is none.
     * @example tidalforge.com
     */
    object_name: string | null;
    /**
     * @description Whether the command succeeded (result code below 2000), as a boolean or as 1 or 0. The SDK turns numbers into booleans.
     * @example true
     * @example 1
     */
    success: boolean;
    /**
     * @description The EPP result code (RFC 5730, 3). Null for connect and hello, or without a response.
     * @example 2302
     */
    status_code: number | null;
    /**
     * @description The registry's text for the code, or the connection's error. Null if there is none.
     * @example Object exists
     */
    status_message: string | null;
    /**
     * @description The time from request to response, in milliseconds.
     * @example 38
     */
    duration_ms: number;
};

/** An exchange with a registry, with the XML. */
export type EppLog = EppLogRow & {
    /**
     * @description The XML that was sent. Null for connect, which sends none.
     * @example <epp xmlns="urn:ietf:params:xml:ns:epp-1.0"><hello/></epp>
     */
    request: string | null;
    /** @description The XML that was received. Null without a response. */
    response: string | null;
};

/** A page of the EPP log. */
export type EppLogList = {
    /** @description The rows, newest first. */
    logs: EppLogRow[];
    /** @description The position of this page. */
    pagination: Pagination;
};

/** A row of the EPP log. */
export type EppLogAnswer = {
    /** @description The row, with the XML. */
    log: EppLog;
};

/** Figures for the EPP log. */
export type EppLogStats = {
    /**
     * @description The number of rows.
     * @example 184203
     */
    total_logs: number;
    /**
     * @description The share of successful rows, in percent.
     * @example 91.4
     */
    success_rate: number;
    /**
     * @description The mean time from request to response, in milliseconds. 0 without rows.
     * @example 57.3
     */
    avg_duration_ms: number;
    /**
     * @description The number of different registrars in the rows.
     * @example 6
     */
    unique_registrars: number;
};

/** Figures for the EPP log. */
export type EppLogStatsAnswer = {
    /** @description The figures. */
    stats: EppLogStats;
};

/** The names to check and the account to check them with. */
export type BulkCheckInput = {
    /**
     * @description The EPP account to use.
     * @example 3
     */
    account_id: number;
    /**
     * @description The names, 1–500, trimmed, in lower case and without duplicates.
     * @example [
     *       "tidalforge.com",
     *       "pixelbarn.net"
     *     ]
     */
    domains: DomainName[];
};

/**
 * The result for a name. available means that it can be registered, taken that it is registered or
 * reserved, error that it could not be checked (see the message).
 */
export type BulkCheckStatus = "available" | "taken" | "error" | (string & {});

/** An event of a bulk check. `type` gives its kind. Skip events of an unknown type. */
export type BulkCheckEvent = BulkCheckStarted | BulkCheckResult | BulkCheckCompleted;

/** The first event of a bulk check. */
export type BulkCheckStarted = {
    /**
     * @description The kind of event. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "started";
    /**
     * @description The number of names.
     * @example 3
     */
    total: number;
};

/** The result for one name. Each name has one. */
export type BulkCheckResult = {
    /**
     * @description The kind of event. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "result";
    /**
     * @description The position of the name in the `domains` sent, from 0.
     * @example 1
     */
    index: number;
    /** @description The name. */
    domain: DomainName;
    /** @description The result for the name. */
    status: BulkCheckStatus;
    /**
     * @description The registry's reason or the error.
     * @example In use
     */
    message: string;
    /**
     * @description The time of the check command that contained the name, in milliseconds.
     * @example 38
     */
    duration_ms: number;
};

/** The last event of a bulk check. A stream without it was cut off. */
export type BulkCheckCompleted = {
    /**
     * @description The kind of event. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "completed";
};

/**
 * How to fetch a source: HTTP (web address), FTP, FTPS (FTP over TLS), S3 (object store), API
 * (paged web API), FILE (file on the server).
 */
export type SourceType = "HTTP" | "FTP" | "FTPS" | "S3" | "API" | "FILE";

/** The format of a source's data after unpacking. JSON, CSV, TSV (tab-separated) or XML. */
export type DataFormat = "JSON" | "CSV" | "TSV" | "XML";

/** The compression of a source's data. NONE (plain), GZIP, ZIP or TAR. */
export type ArchiveType = "NONE" | "GZIP" | "ZIP" | "TAR";

/**
 * How to sign in to a source: basic (username and password), bearer (token), api_key (header and
 * key), oauth (token).
 */
export type SourceAuthType = "basic" | "bearer" | "api_key" | "oauth";

/** The character between the columns of a CSV file. Comma, semicolon, pipe, tab or space. */
export type CsvDelimiter = "," | ";" | "|" | "\t" | " ";

/**
 * How a schedule repeats: interval (every few hours or minutes), daily (at a time), weekly (on a
 * day at a time), cron (a cron expression).
 */
export type ScheduleType = "interval" | "daily" | "weekly" | "cron";

/**
 * The credentials of a source in responses. The fields depend on `auth_type`. Secrets are masked as
 * `********`.
 */
export type SourceAuthConfig = {
    /**
     * @description User name (basic).
     * @example dropcatch
     */
    username?: string | undefined;
    /**
     * @description The mask of the stored password (basic), never the password itself.
     * @example ********
     */
    password?: string | undefined;
    /**
     * @description The mask of the stored token (bearer, oauth), never the token itself.
     * @example ********
     */
    token?: string | undefined;
    /**
     * @description The name of the header that carries the key (api_key).
     * @default X-API-Key
     * @example X-API-Key
     */
    header?: string | undefined;
    /**
     * @description The mask of the stored key (api_key), never the key itself.
     * @example ********
     */
    key?: string | undefined;
};

/**
 * The credentials of a source in requests. The fields that apply depend on `auth_type`. A secret
 * that is left out or is the mask `********` stays unchanged.
 */
export type SourceAuthConfigInput = {
    /**
     * @description User name (basic).
     * @example dropcatch
     */
    username?: string | undefined;
    /**
     * @description Password (basic).
     * @example correct-horse
     */
    password?: string | undefined;
    /**
     * @description Token (bearer, oauth).
     * @example eyJhbGciOi-example
     */
    token?: string | undefined;
    /**
     * @description The name of the header that carries the key (api_key).
     * @default X-API-Key
     * @example X-API-Key
     */
    header?: string | undefined;
    /**
     * @description Key (api_key).
     * @example 4f1c0d9ab7
     */
    key?: string | undefined;
};

/** How to fetch the data of a source. */
export type SourceFetchConfig = {
    /**
     * @description The longest wait for the data, in seconds. A call that fetches has half a minute for the rest.
     * @default 60
     */
    timeout?: number | undefined;
    /** @description The character between columns, for the formats CSV and TSV. */
    csv_delimiter?: CsvDelimiter | undefined;
    /**
     * @description The maximum number of pages in one import, for paged sources.
     * @default 10
     */
    max_pages?: number | undefined;
};

/** Which fields or columns of the source's data contain which values. */
export type SourceFieldMapping = {
    /**
     * @description The field with the domain name.
     * @example name
     */
    domain?: string | undefined;
    /**
     * @description The field with the expiration date.
     * @example expires
     */
    expiration_date?: string | undefined;
    /**
     * @description The field with the registrar.
     * @example registrar
     */
    registrar?: string | undefined;
    /**
     * @description The field with the price in dollars.
     * @example price
     */
    price?: string | undefined;
};

/** What a record must meet to be imported. */
export type SourceValidationRules = {
    /**
     * @description The fields that must not be empty, by their names in `field_mapping`.
     * @default [
     *       "domain",
     *       "expiration_date"
     *     ]
     * @example [
     *       "domain",
     *       "expiration_date"
     *     ]
     */
    required_fields?: string[] | undefined;
    /**
     * @description The date format in the data, as a Python strftime format.
     * @default %Y-%m-%d
     * @example %d/%m/%Y
     */
    date_format?: string | undefined;
};

/** An EPP category that a source feeds, in short. */
export type SourceCategory = {
    /**
     * @description The ID of the EPP category.
     * @example 1
     */
    id: number;
    /**
     * @description Name of the EPP category.
     * @example Verisign COM/NET
     */
    name: string;
    /**
     * @description The registrar or registry of the category.
     * @example Verisign
     */
    registrar?: (string | null) | undefined;
};

/** A type of schedule, and the fields for each type. All times are UTC. */
export type ScheduleFields = {
    type?: ScheduleType | undefined;
    /**
     * @description The hours between runs (interval). Above 0, minutes are ignored.
     * @default 6
     */
    hours?: number | undefined;
    /**
     * @description The minutes between runs (interval with 0 hours).
     * @default 0
     */
    minutes?: number | undefined;
    /**
     * @description Time of day HH:MM (daily).
     * @default 00:00
     * @example 04:30
     */
    time?: string | undefined;
    /**
     * @description A cron expression of minute hour day month day-of-week (cron). Months and days of the week may be names (JAN, MON-FRI).
     * @example 1 0,10 * * *
     */
    cron?: string | undefined;
    /**
     * @description The day of the week (weekly). 0 is Sunday and 6 is Saturday.
     * @example 1
     */
    day_of_week?: number | undefined;
    /**
     * @description Hour of the day (weekly).
     * @example 4
     */
    hour?: number | undefined;
    /**
     * @description Minute of the hour (weekly).
     * @example 30
     */
    minute?: number | undefined;
};

/** The schedule as last set with sources/schedule. All times are UTC. */
export type ScheduleConfig = ScheduleFields;

/** A source of domains, with how to fetch, read and schedule it. */
export type Source = {
    /**
     * @description The ID of the source.
     * @example 4
     */
    id: number;
    /**
     * @description Name of the source.
     * @example Verisign .com drop list
     */
    name: string;
    /**
     * @description A description of the source.
     * @example Names that leave pendingDelete
     */
    description: string | null;
    type: SourceType;
    /**
     * @description The address of the data. Empty if there is none. May contain {TODAY} and {YESTERDAY} (YYYYmmdd).
     * @example https://lists.example.com/com/drop-{TODAY}.csv.gz
     */
    url: string;
    data_format: DataFormat;
    archive_type: ArchiveType;
    /** @description How to sign in to the source. Null means without signing in. */
    auth_type: SourceAuthType | null;
    auth_config: SourceAuthConfig;
    fetch_config: SourceFetchConfig;
    field_mapping: SourceFieldMapping;
    validation_rules: SourceValidationRules;
    /**
     * @description Python text that changes each record before it is stored.
     * @example record['domain'] = record['domain'].lower()
     */
    transform_script: string | null;
    /** @description Whether the source is imported on a schedule. */
    schedule_enabled: boolean;
    /**
     * @description The cron expression of the schedule (UTC), derived from its type. Null if never scheduled.
     * @example 0 *\/6 * * *
     */
    schedule_cron: string | null;
    /**
     * @description The minutes between imports if there is no cron expression.
     * @default 60
     */
    schedule_interval_minutes: number;
    /** @description The configured schedule. Null if never scheduled. */
    schedule_config: ScheduleConfig | null;
    /** @description Whether the source is in use (Active or Inactive). */
    is_active: boolean;
    /** @description The EPP categories for the source's domains. */
    epp_categories: SourceCategory[];
    /**
     * Format: date-time
     * @description When the last import ended. Null if never imported.
     * @example 2026-11-20T10:01:42Z
     */
    last_import_at: string | null;
    /** @description Whether the last import succeeded. Null if never imported. */
    last_import_success: boolean | null;
    /**
     * @description The number of domains imported from this source so far.
     * @example 1284310
     */
    total_domains_imported: number;
};

/** All sources. */
export type SourceList = {
    /** @description The sources, ordered by ID. */
    sources: Source[];
};

/** The fields for creating or updating a source. `epp_categories` is a list of IDs here. */
export type SourceInput = {
    /**
     * @description Name of the source.
     * @example Verisign .com drop list
     */
    name: Name;
    /**
     * @description A description of the source.
     * @example Names that leave pendingDelete
     */
    description?: (string | null) | undefined;
    type: SourceType;
    /**
     * @description The address of the data. May contain {TODAY} and {YESTERDAY}, which become the date as YYYYmmdd.
     * @example https://lists.example.com/com/drop-{TODAY}.csv.gz
     */
    url?: string | undefined;
    data_format: DataFormat;
    /** @description The compression of the data. If left out on creation, NONE. */
    archive_type?: ArchiveType | undefined;
    /** @description How to sign in to the source. Null means without signing in. */
    auth_type?: (SourceAuthType | null) | undefined;
    auth_config?: SourceAuthConfigInput | undefined;
    fetch_config?: SourceFetchConfig | undefined;
    field_mapping?: SourceFieldMapping | undefined;
    validation_rules?: SourceValidationRules | undefined;
    /**
     * @description Python text that changes each record before it is stored.
     * @example record['domain'] = record['domain'].lower()
     */
    transform_script?: (string | null) | undefined;
    /**
     * @description Whether to import the source on a schedule. Usually set with sources/schedule.
     * @default false
     */
    schedule_enabled?: boolean | undefined;
    /**
     * @description The cron expression of the schedule (UTC). Usually set with sources/schedule.
     * @example 0 *\/6 * * *
     */
    schedule_cron?: (string | null) | undefined;
    /**
     * @description The minutes between imports if there is no cron expression.
     * @default 60
     */
    schedule_interval_minutes?: number | undefined;
    /** @description The configuration of the schedule. Usually set with sources/schedule. */
    schedule_config?: (ScheduleConfig | null) | undefined;
    /**
     * @description Whether the source is in use.
     * @default true
     */
    is_active?: boolean | undefined;
    /**
     * @description The IDs of the EPP categories for the source's domains.
     * @example [
     *       1,
     *       2
     *     ]
     */
    epp_categories?: number[] | undefined;
};

/** How to import a source. */
export type ImportInput = {
    /**
     * @description Whether to return only the first 10 records and store nothing.
     * @default false
     */
    preview?: boolean | undefined;
    /**
     * @description The maximum number of records to import. 0 means no limit. A preview always uses 10, and is sent with 10.
     * @default 100
     */
    limit?: number | undefined;
};

/** The figures of an import. */
export type ImportStats = {
    /**
     * @description The number of records read.
     * @example 100
     */
    total: number;
    /**
     * @description The number of records stored.
     * @example 97
     */
    imported: number;
    /**
     * @description The number of records refused.
     * @example 1
     */
    failed: number;
    /**
     * @description The number of records that were already stored.
     * @example 2
     */
    duplicates: number;
    /**
     * @description The errors of the refused records. May stop after the first few.
     * @example [
     *       "row 41: no domain"
     *     ]
     */
    errors: string[];
    /**
     * @description A remark on the import.
     * @example Stopped at the limit of 100 records
     */
    note?: string | undefined;
};

/** A record as it would be imported. */
export type ImportPreviewRecord = {
    domain: DomainName;
    /**
     * Format: date
     * @description The drop date (UTC).
     * @example 2026-11-25
     */
    drop_date?: (string | null) | undefined;
    /**
     * Format: date
     * @description The expiration date (UTC).
     * @example 2026-09-11
     */
    expiration_date?: (string | null) | undefined;
    /**
     * @description The price in dollars.
     * @example 69
     */
    price?: (number | null) | undefined;
};

/** The result of an import or a preview. */
export type ImportResult = {
    /** @description Whether the import or preview worked. */
    success: boolean;
    /**
     * @description Whether the import continues in the background. There are no figures yet in this case.
     * @default false
     */
    background?: boolean | undefined;
    /**
     * @description The text to show.
     * @example Imported 97 of 100 records
     */
    message?: string | undefined;
    /**
     * @description Why the import failed, if it did.
     * @example HTTP 404 from lists.example.com
     */
    error?: string | undefined;
    stats?: ImportStats | undefined;
    /** @description The previewed records, if a preview was requested. */
    preview?: ImportPreviewRecord[] | undefined;
};

/**
 * The schedule to set. `enabled: true` requires a type and the fields for that type. The other
 * fields are ignored. All times are UTC.
 */
export type ScheduleInput = {
    /** @description Whether to import the source on a schedule. */
    enabled: boolean;
} & ScheduleFields;

/** The job that imports a source on its schedule. */
export type ScheduledImport = {
    /**
     * Format: date-time
     * @description When the job runs next (UTC). Null if it is not scheduled.
     * @example 2026-11-21T00:00:00Z
     */
    next_run_time: string | null;
};

/** The job of a schedule. */
export type ScheduleResult = {
    /** @description The scheduled job. Null if scheduling is off. */
    job: ScheduledImport | null;
};

/**
 * One import as an array of six values, in this order: batch ID (string), start time (date-time),
 * end time (date-time; null while the import is running), records read, records imported, records
 * failed (whole numbers from 0).
 */
export type ImportHistoryRow = [batchId: string, startedAt: string, endedAt: string | null, read: number, imported: number, failed: number];

/** The imports of a source. */
export type ImportHistory = {
    /** @description One row for each import, newest first. */
    history: ImportHistoryRow[];
};

/** The first and last drop date of a source's domains. */
export type SourceDateRange = {
    /**
     * Format: date
     * @description The earliest date. Null if nothing is stored.
     * @example 2026-11-01
     */
    min_date: string | null;
    /**
     * Format: date
     * @description The latest date. Null if nothing is stored.
     * @example 2026-11-25
     */
    max_date: string | null;
};

/** The counts of a source's stored domains. */
export type SourceDataStats = {
    /**
     * @description The number of stored domains.
     * @example 391204
     */
    total_records: number;
    date_range: SourceDateRange;
    /** @description The number of domains for each drop date, earliest first. */
    date_distribution: DateCount[];
};

/** The domains of a source to delete. Requires either `delete_all: true` or a `date`. */
export type SourceDeleteDataInput = {
    /**
     * @description Always true. Confirms the deletion.
     * @constant
     */
    confirm: true;
    /**
     * @description Whether to delete all domains of the source.
     * @default false
     */
    delete_all?: boolean | undefined;
    /**
     * Format: date
     * @description The drop date (UTC) whose domains to delete. Ignored if `delete_all` is true.
     * @example 2026-11-20
     */
    date?: (string | null) | undefined;
};

/** A domain whose release date has passed, with the result of its last check. */
export type ReleasedDomain = {
    domain: DomainName;
    /**
     * @description The TLD without the leading dot.
     * @example com
     */
    tld: string;
    /**
     * Format: date
     * @description The release date (UTC).
     * @example 2026-11-19
     */
    release_date: string;
    /**
     * Format: date-time
     * @description When the domain was last checked. If missing, null or 1970-01-01T00:00:00Z, it was never checked.
     * @example 2026-11-20T01:04:11Z
     */
    last_checked?: (string | null) | undefined;
    /** @description Whether the domain could be registered at the last check. Means nothing if it was never checked. */
    is_available: boolean | null;
    enrichment: Enrichment;
};

/** A page of released domains. */
export type ReleasedDomainList = {
    /** @description The rows of the page. */
    domains: ReleasedDomain[];
    pagination: Pagination;
    /** @description The data sources of the enrichment values. */
    enrichment_sources: EnrichmentSource[];
};

/** The counts of released domains by the result of their last check. */
export type ReleasedDomainStats = {
    /**
     * @description The number of released domains.
     * @example 24310
     */
    total_domains: number;
    /**
     * @description The number of domains found available.
     * @example 17904
     */
    available_domains: number;
    /**
     * @description The number of domains found not available.
     * @example 4112
     */
    unavailable_domains: number;
    /**
     * @description The number of domains not checked yet.
     * @example 2294
     */
    never_checked: number;
};

/** The counts of the released domains. */
export type ReleasedDomainStatsAnswer = {
    stats: ReleasedDomainStats;
};

/** The released domains to check, and the account to use. */
export type CheckInput = {
    /**
     * Format: date
     * @description The release date (UTC) whose domains to check.
     * @example 2026-11-19
     */
    release_date: string;
    /**
     * @description The ID of the EPP account to use for the check.
     * @example 3
     */
    epp_account_id: number;
};

/** A new check session. */
export type CheckSession = {
    /**
     * @description The ID to follow or cancel the check.
     * @example chk-20261120-0007
     */
    session_id: string;
    /**
     * @description The text to show. Only quick checks have one.
     * @example Checking 812 domains released on 2026-11-19
     */
    message?: string | undefined;
};

/**
 * The state of a check session: running, completed, failed. The server may add others; an unknown
 * state means that the session has ended.
 */
export type CheckStatus = "running" | "completed" | "failed" | (string & {});

/** The progress of a check. */
export type CheckProgress = {
    status: CheckStatus;
    /**
     * @description The part done, in percent.
     * @example 42.5
     */
    progress_percent: number;
    /**
     * @description The number of domains checked so far.
     * @example 345
     */
    checked_domains: number;
    /**
     * @description The number of domains to check.
     * @example 812
     */
    total_domains: number;
    /**
     * @description The number of domains found available so far.
     * @example 251
     */
    available_domains: number;
    /**
     * @description The number of domains whose check failed so far.
     * @example 2
     */
    failed_domains: number;
    /**
     * @description The time since the start, in seconds.
     * @example 34.2
     */
    elapsed_time: number;
    /**
     * @description The speed in domains per second.
     * @example 10.1
     */
    domains_per_second: number;
    /**
     * @description The estimated time to the end, in seconds. Null if unknown.
     * @example 46.2
     */
    estimated_remaining: number | null;
    /**
     * @description The domain that is being checked. Null if there is none.
     * @example pixelbarn.net
     */
    current_domain: string | null;
    /**
     * @description Why the check failed. Null if it did not.
     * @example EPP account CZ-02: connect timeout after 30 s
     */
    error_message: string | null;
};

/** The progress of a check session. */
export type CheckProgressAnswer = {
    progress: CheckProgress;
};

/** The day whose domains to add to the released domains. */
export type PopulateInput = {
    /**
     * Format: date
     * @description The drop date (UTC) whose domains to add, today at the latest. A later day returns 400.
     * @example 2026-11-20
     */
    target_date: string;
};

/** The result of adding domains. */
export type PopulateResult = {
    /**
     * @description The number of domains added.
     * @example 812
     */
    inserted: number;
};

/**
 * How to sign in to a data source: none, basic (username and password), bearer (token), api_key (a
 * custom header).
 */
export type DataSourceAuthType = "none" | "basic" | "bearer" | "api_key";

/** The HTTP method of the calls to a data source. GET, POST or PUT. */
export type DataSourceRequestMethod = "GET" | "POST" | "PUT";

/** The format of an external API's response. json, xml, csv or text. */
export type DataSourceResponseFormat = "json" | "xml" | "csv" | "text";

/**
 * The credentials of a data source in responses. The fields depend on `auth_type`. Secrets are
 * masked as `********`.
 */
export type DataSourceAuthCredentials = {
    /**
     * @description User name (basic).
     * @example dropcatch
     */
    username?: string | undefined;
    /**
     * @description The mask of the stored password (basic), never the password itself.
     * @example ********
     */
    password?: string | undefined;
    /**
     * @description The mask of the stored token (bearer), never the token itself.
     * @example ********
     */
    token?: string | undefined;
    /**
     * @description The name of the header that carries the value (api_key).
     * @default X-API-Key
     * @example X-API-Key
     */
    key?: string | undefined;
    /**
     * @description The mask of the stored header value (api_key), never the value itself.
     * @example ********
     */
    value?: string | undefined;
};

/**
 * The credentials of a data source in requests. The fields that apply depend on `auth_type`. A
 * secret that is left out or is the mask `********` stays unchanged.
 */
export type DataSourceAuthCredentialsInput = {
    /**
     * @description User name (basic).
     * @example dropcatch
     */
    username?: string | undefined;
    /**
     * @description Password (basic).
     * @example correct-horse
     */
    password?: string | undefined;
    /**
     * @description Token (bearer).
     * @example eyJhbGciOi-example
     */
    token?: string | undefined;
    /**
     * @description The name of the header that carries the value (api_key).
     * @default X-API-Key
     * @example X-API-Key
     */
    key?: string | undefined;
    /**
     * @description Header value (api_key).
     * @example 4f1c0d9ab7
     */
    value?: string | undefined;
};

/** The headers sent with each request to the external API, by name. */
export type DataSourceRequestHeaders = {
    [key: string]: string;
};

/**
 * How to read the response of an external API. Defines where the records are, and which of their
 * fields contain which values.
 */
export type DataSourceResponseMapping = {
    /**
     * @description The dotted path to the array of records. Empty if the response itself is the array or the record.
     * @example DataTables.Results.Data
     */
    array_path?: string | undefined;
    /**
     * @description The field of a record that contains the domain.
     * @example Item
     */
    domain_field: string;
    /**
     * @description The field of a record that contains the main value.
     * @example TrustFlow
     */
    main_value_field: string;
    /**
     * @description The column heading of the main value.
     * @default Main Value
     * @example Trust Flow
     */
    main_value_label?: string | undefined;
    /** @description The additional fields to read, by name, each with its path in a record. */
    extra_fields?: {
        [key: string]: string;
    } | undefined;
    /** @description The additional values, one column each, in display order. */
    additional_values?: AdditionalValue[] | undefined;
    /** @description The format that the mapping was made for. Added when the mapping is applied. */
    format?: DataSourceResponseFormat | undefined;
};

/**
 * An external API that enriches domains. Only admins get `auth_credentials` and `request_headers`.
 */
export type DataSource = {
    /**
     * @description The ID of the data source. It is the number in its ds keys.
     * @example 1
     */
    id: number;
    /**
     * @description Name of the data source.
     * @example Majestic
     */
    name: string;
    /**
     * @description A description of what the data source provides.
     * @example Trust Flow and Citation Flow
     */
    description: string | null;
    /**
     * @description The address of the API. {DOMAIN} makes one request for each domain. {DOMAINS_INDEXED} takes the indexed parameters. Every role can read the address, so do not put a key in it.
     * @example https://archive.example.org/wayback/available?url={DOMAIN}
     */
    api_url: string;
    auth_type: DataSourceAuthType;
    auth_credentials?: DataSourceAuthCredentials | undefined;
    request_method: DataSourceRequestMethod;
    /**
     * @description The body of the request. {DOMAIN} stands for one domain, {DOMAINS_LIST} for an array with the domains of a batch.
     * @example {"targets": {DOMAINS_LIST}}
     */
    request_body_template: string | null;
    request_headers?: DataSourceRequestHeaders | undefined;
    response_format: DataSourceResponseFormat;
    /** @description How to read the response. Null until a mapping is applied. */
    response_mapping: DataSourceResponseMapping | null;
    /**
     * @description The number of domains in one request.
     * @default 100
     */
    batch_size: number;
    /**
     * @description The number of requests at the same time.
     * @default 1
     */
    parallel_workers: number;
    /**
     * @description Whether {DOMAINS_INDEXED} becomes a count and numbered parameters (items=3&item0=…&item1=…).
     * @default false
     */
    indexed_params_enabled: boolean;
    /**
     * @description The name of the numbered parameters, before the number.
     * @default item
     */
    indexed_params_prefix: string;
    /**
     * @description The name of the parameter that contains the count.
     * @default items
     */
    indexed_params_count_key: string;
    /**
     * @description The number of the first parameter, 0 or 1.
     * @default 0
     */
    indexed_params_start_index: number;
    /**
     * @description Whether the data source is in use.
     * @default true
     */
    is_active: boolean;
};

/** All data sources. */
export type DataSourceList = {
    /** @description The data sources, ordered by ID. */
    sources: DataSource[];
};

/** The fields for creating or updating a data source. The full form. */
export type DataSourceInput = {
    /**
     * @description Name of the data source.
     * @example Majestic
     */
    name: Name;
    /**
     * @description A description of what the data source provides.
     * @example Trust Flow and Citation Flow
     */
    description?: (string | null) | undefined;
    /**
     * @description The address of the API. {DOMAIN} makes one request for each domain. {DOMAINS_INDEXED} takes the indexed parameters. Every role can read the address, so do not put a key in it.
     * @example https://archive.example.org/wayback/available?url={DOMAIN}
     */
    api_url: string;
    /**
     * @description How to sign in to the API.
     * @default none
     */
    auth_type?: DataSourceAuthType | undefined;
    auth_credentials?: DataSourceAuthCredentialsInput | undefined;
    /**
     * @description HTTP method of the requests.
     * @default POST
     */
    request_method?: DataSourceRequestMethod | undefined;
    /**
     * @description The body of the request. {DOMAIN} stands for one domain, {DOMAINS_LIST} for an array with the domains of a batch.
     * @example {"targets": {DOMAINS_LIST}}
     */
    request_body_template?: (string | null) | undefined;
    request_headers?: DataSourceRequestHeaders | undefined;
    /**
     * @description The format of the API's response.
     * @default json
     */
    response_format?: DataSourceResponseFormat | undefined;
    /** @description How to read the response. Null if there is no mapping. */
    response_mapping?: (DataSourceResponseMapping | null) | undefined;
    /**
     * @description The number of domains in one request.
     * @default 100
     */
    batch_size?: number | undefined;
    /**
     * @description The number of requests at the same time.
     * @default 1
     */
    parallel_workers?: number | undefined;
    /**
     * @description Whether {DOMAINS_INDEXED} becomes a count and numbered parameters (items=3&item0=…&item1=…).
     * @default false
     */
    indexed_params_enabled?: boolean | undefined;
    /**
     * @description The name of the numbered parameters, before the number.
     * @default item
     */
    indexed_params_prefix?: string | undefined;
    /**
     * @description The name of the parameter that contains the count.
     * @default items
     */
    indexed_params_count_key?: string | undefined;
    /**
     * @description The number of the first parameter, 0 or 1.
     * @default 0
     */
    indexed_params_start_index?: number | undefined;
    /**
     * @description Whether the data source is in use.
     * @default true
     */
    is_active?: boolean | undefined;
};

/** The number of domains for which a data source has a value. */
export type DataSourceCoverage = {
    /**
     * @description The ID of the data source.
     * @example 1
     */
    id: number;
    /**
     * @description The name of the data source.
     * @example Majestic
     */
    name: string;
    /**
     * @description The number of domains with a value.
     * @example 91244
     */
    enriched: number;
    /**
     * @description The share of all domains that have a value, in percent.
     * @example 91.2
     */
    percentage: number;
};

/** The coverage of the data sources. */
export type DataSourceStats = {
    /**
     * @description The number of all domains.
     * @example 100000
     */
    total_domains: number;
    /** @description One entry for each data source. */
    per_source: DataSourceCoverage[];
};

/**
 * The state of an enrichment job: running, completed, failed. The server may add others; show them
 * unchanged.
 */
export type EnrichmentJobStatus = "running" | "completed" | "failed" | (string & {});

/** A run of a data source over the domains. */
export type EnrichmentJob = {
    /**
     * @description Name of the data source.
     * @example Majestic
     */
    source_name: string;
    /**
     * @description The number of domains done so far.
     * @example 4200
     */
    processed: number;
    /**
     * @description The number of domains to do.
     * @example 10000
     */
    total_domains: number;
    /**
     * @description The part done, in percent.
     * @example 42
     */
    progress: number;
    status: EnrichmentJobStatus;
    /**
     * Format: date-time
     * @description When the job started.
     * @example 2026-11-20T18:00:03Z
     */
    started_at: string;
};

/** The active enrichment jobs. */
export type DataSourceProgress = {
    /** @description The active jobs. Empty if there are none. */
    active_jobs: EnrichmentJob[];
};

/**
 * The stored values of a data source for one domain. In addition to the fixed fields there is one
 * for each additional value. Its key is the field's name in lower case, with every character other
 * than letters and digits replaced by an underscore.
 */
export type BrowsedRecord = {
    domain: DomainName;
    /**
     * @description The main value as a number. Null if there is none.
     * @example 14
     */
    main_value_numeric: number | null;
    /**
     * Format: date-time
     * @description When the value was fetched.
     * @example 2026-11-20T17:58:20Z
     */
    fetched_at: string;
} & {
    [key: string]: string | number | boolean | null;
};

/** A page of a data source's stored values. */
export type BrowsedRecordList = {
    /** @description The rows of the page. */
    data: BrowsedRecord[];
    /**
     * @description The number of records on all pages.
     * @example 91244
     */
    total: number;
};

/** The result of creating a table. */
export type CreateTableResult = {
    /** @description Whether the table was created. */
    success: boolean;
    /**
     * @description The name of the table. Absent on failure.
     * @example ds_1_majestic
     */
    table_name?: string | undefined;
};

/** The domains to test a data source with. */
export type DataSourceTestInput = {
    /**
     * @description The domains.
     * @example [
     *       "tidalforge.com",
     *       "pixelbarn.net"
     *     ]
     */
    domains: DomainName[];
};

/** The external API's values for one domain. */
export type DataSourceTestRow = {
    domain: DomainName;
    /**
     * @description The main value. Null if there is none.
     * @example 14
     */
    main_value: string | number | boolean | null;
    /**
     * @description The additional values by their labels.
     * @example {
     *       "Citation Flow": 22,
     *       "Referring Domains": 31
     *     }
     */
    additional_data: {
        [key: string]: string | number | boolean | null;
    };
    /**
     * @description The part of the response that this row was read from, of any JSON type.
     * @example {
     *       "Item": "tidalforge.com",
     *       "TrustFlow": 14,
     *       "CitationFlow": 22,
     *       "RefDomains": 31
     *     }
     */
    raw?: unknown | undefined;
};

/** The result of testing a data source. */
export type DataSourceTestResult = {
    /** @description Whether the call succeeded and its response could be read. */
    success: boolean;
    /**
     * @description Why it failed, if it did.
     * @example HTTP 401 from the API
     */
    error?: string | undefined;
    /** @description One row for each domain found in the response. Empty on failure. */
    results: DataSourceTestRow[];
    /**
     * @description The whole response as text. Null if there was none.
     * @example {"Data":[{"Item":"tidalforge.com","TrustFlow":14}]}
     */
    raw_response: string | null;
};

/** A sample response to search for fields. */
export type AnalyzeInput = {
    /**
     * @description The sample response.
     * @example {"Data":[{"Item":"tidalforge.com","TrustFlow":14}]}
     */
    response_text: string;
    /** @description The format to read the text in. If left out, the server detects it. */
    format_type?: DataSourceResponseFormat | undefined;
};

/** The fields and arrays of a sample response. */
export type AnalyzeResult = {
    format: DataSourceResponseFormat;
    /**
     * @description The dotted paths of all fields.
     * @example [
     *       "Data.Item",
     *       "Data.TrustFlow",
     *       "Data.CitationFlow"
     *     ]
     */
    fields: string[];
    /**
     * @description The dotted paths of all arrays.
     * @example [
     *       "Data"
     *     ]
     */
    arrays: string[];
};

/**
 * The fields for creating a user. The same as for an update, but the password is required. On
 * /users, `role` and `manager_id` are ignored (managers create users assigned to themselves).
 */
export type UserCreate = UserUpdate & {
    /** @description The password for sign-in, at least 8 characters. */
    password: string;
    /** @default user */
    role?: Role | undefined;
    /** @default true */
    is_active?: boolean | undefined;
};

/**
 * The fields for updating a user. Fields that are left out stay unchanged. On /users, `role` and
 * `manager_id` are ignored.
 */
export type UserUpdate = {
    /**
     * Format: email
     * @description The email address for sign-in, unique among all users.
     * @example jana.novak@example.com
     */
    email: string;
    /**
     * @description The name that the console shows, unique among all users.
     * @example jnovak
     */
    username: Name;
    /**
     * Format: password
     * @description The new password, at least 8 characters. If left out, the user keeps the current one.
     * @example correct-horse-9
     */
    password?: string | undefined;
    /**
     * @description The first name. Null or empty for none.
     * @example Jana
     */
    first_name?: (string | null) | undefined;
    /**
     * @description The last name. Null or empty for none.
     * @example Novak
     */
    last_name?: (string | null) | undefined;
    /**
     * @description The phone number, in any notation. Null or empty for none.
     * @example +420 601 234 567
     */
    phone?: (string | null) | undefined;
    /**
     * @description The company name. Null or empty for none.
     * @example Tidal Names s.r.o.
     */
    company?: (string | null) | undefined;
    /** @description The role of the user. */
    role?: Role | undefined;
    /**
     * @description The ID of the user's manager. Null for none. Applies only to the `user` role.
     * @example 7
     */
    manager_id?: (number | null) | undefined;
    /** @description Whether the user may sign in. */
    is_active?: boolean | undefined;
};

/** A page of users. */
export type UserList = {
    /** @description The users of this page, newest first. */
    users: User[];
    /** @description The position of this page. */
    pagination: Pagination;
};

/** Whose actions the audit log returns. all returns everyone's, own the caller's own. */
export type AuditScope = "all" | "own";

/**
 * The kind of record that an audit log entry is about. User is a user, also for sign-ins. Order is
 * an order, Source an imported domain source, EppAccount a registrar account, EppCategory a
 * registrar category.
 */
export type AuditResourceType = "User" | "Order" | "Source" | "EppAccount" | "EppCategory" | (string & {});

/** An audit log entry. It says who did what to which record, and whether it succeeded. */
export type AuditLog = {
    /**
     * @description The ID of the entry.
     * @example 90412
     */
    id: number;
    /**
     * Format: date-time
     * @description When it happened, in UTC.
     * @example 2026-11-20T17:52:08Z
     */
    created_at: string;
    /**
     * @description The username of the person who did it. Null if nobody was signed in (a failed sign-in) or the server itself did it.
     * @example jnovak
     */
    actor: string | null;
    /**
     * @description The user ID of the person who did it. Null if `actor` is null.
     * @example 12
     */
    actor_id: number | null;
    /**
     * @description What was done, as free text such as login, login_failed, order.create or source.delete_data.
     * @example order.status_change
     * @example epp_account.real_catch_start
     * @example login_failed
     */
    action: string;
    /** @description The kind of the record. */
    resource_type: AuditResourceType;
    /**
     * @description The ID of the record. Null if there is none.
     * @example 1842
     */
    resource_id: number | null;
    /** @description Whether it succeeded. */
    success: boolean;
    /**
     * @description The caller's IPv4 or IPv6 address. Null if the server itself did it.
     * @example 203.0.113.24
     * @example 2001:db8::4f
     */
    ip_address: string | null;
    /**
     * @description Why it failed. Null if it succeeded.
     * @example Invalid email or password
     */
    error_message: string | null;
    /**
     * @description More details. Their shape depends on the action. Null if there are none. Contains no secrets.
     * @example {
     *       "from_state": "NEW",
     *       "to_state": "PAID_WAITING_CATCH",
     *       "note": "Approved via quick action"
     *     }
     */
    details: {
        [key: string]: unknown;
    } | null;
};

/** A page of audit log entries. */
export type AuditLogList = {
    /** @description The entries of this page, newest first. */
    logs: AuditLog[];
    /** @description The position of this page. */
    pagination: Pagination;
};

/** The counts for the whole audit log. */
export type AuditLogStats = {
    /**
     * @description The number of all entries.
     * @example 90412
     */
    total_logs: number;
    /**
     * @description The number of entries for actions that succeeded.
     * @example 88975
     */
    success_count: number;
    /**
     * @description The number of entries for actions that failed.
     * @example 1437
     */
    failure_count: number;
};

/** The counts of the audit log. */
export type AuditLogStatsAnswer = {
    /** @description The counts. */
    stats: AuditLogStats;
};

/** A news article for the users of the service. Title, summary and content are plain text. */
export type NewsArticle = {
    /**
     * @description The ID of the article.
     * @example 31
     */
    id: number;
    /**
     * @description The headline. Also the title of the notification on publishing.
     * @example Verisign maintenance on 28 November
     */
    title: string;
    /**
     * @description The content, plain text with line breaks.
     * @example Verisign has announced maintenance of the .com registry.
     */
    content: string;
    /**
     * @description A sentence or two for lists. Null if there is none.
     * @example No .com catches between 01:00 and 02:00 UTC.
     */
    summary: string | null;
    /** @description Whether the article is published (true) or a draft (false). */
    is_published: boolean;
    /**
     * Format: date-time
     * @description When the article was written, in UTC.
     * @example 2026-11-18T09:12:44Z
     */
    created_at: string;
    /**
     * Format: date-time
     * @description When the article was published, in UTC. Null for a draft.
     * @example 2026-11-18T09:30:00Z
     */
    published_at: string | null;
    /**
     * @description The author's username. Null if that user was deleted.
     * @example admin
     */
    created_by: string | null;
};

/** The fields for creating or updating a news article. */
export type NewsInput = {
    /**
     * @description The headline. Also the title of the notification on publishing.
     * @example Verisign maintenance on 28 November
     */
    title: Name;
    /**
     * @description The content, plain text with line breaks.
     * @example Verisign has announced maintenance of the .com registry.
     */
    content: string;
    /**
     * @description A sentence or two for lists. If null, empty or left out, there is none.
     * @example No .com catches between 01:00 and 02:00 UTC.
     */
    summary?: (string | null) | undefined;
    /** @description Whether the article is published. If left out, a new article is a draft and an existing one stays as it is. */
    is_published?: boolean | undefined;
};

/** Whether to publish a news article. */
export type NewsPublish = {
    /** @description True publishes the article and notifies all users. False makes it a draft again. */
    is_published: boolean;
};

/** A page of news articles. */
export type NewsList = {
    /** @description The articles of this page, newest first. */
    news: NewsArticle[];
    /** @description The position of this page. */
    pagination: Pagination;
};

/**
 * The group of a scheduler job. epp_registry covers connections and keepalives of registrar
 * accounts, domain_catching catches and their WHOIS verification, sources imports of domain
 * sources, released_domains checks of released domains, system_maintenance pruning and statistics.
 */
export type SchedulerCategory = "epp_registry" | "domain_catching" | "sources" | "released_domains" | "system_maintenance" | (string & {});

/**
 * The health of the jobs of one category. Jobs that never ran or that failed once or twice in a row
 * count only in `total`.
 */
export type SchedulerCategoryHealth = {
    /**
     * @description The number of jobs in the category.
     * @example 6
     */
    total: number;
    /**
     * @description The number of jobs that have run and whose last run did not fail.
     * @example 4
     */
    healthy: number;
    /**
     * @description The number of jobs whose last three or more runs all failed.
     * @example 1
     */
    failing: number;
};

/**
 * The health record of one scheduler job. The job is failing at 3 or more consecutive failures, in
 * warning at 1 or 2, and healthy if it has run and has none.
 */
export type SchedulerJobHealth = {
    /**
     * @description The job's ID, from GET /scheduler/jobs.
     * @example epp_keepalive_3
     */
    job_id: string;
    /** @description The category of the job. */
    category: SchedulerCategory;
    /**
     * Format: date-time
     * @description When the last run started, in UTC. Null if the job never ran.
     * @example 2026-11-20T17:50:00Z
     */
    last_run: string | null;
    /**
     * @description The number of runs.
     * @example 4127
     */
    total_executions: number;
    /**
     * @description The percentage of runs that succeeded, 0–100. 0 if the job never ran.
     * @example 98.7
     */
    success_rate: number;
    /**
     * @description The number of latest runs that failed in a row. 0 after a success.
     * @example 0
     */
    consecutive_failures: number;
    /**
     * @description The error of the latest failed run. Null if none ever failed.
     * @example 2502 Session limit exceeded
     * @example connect timeout after 30 s
     * @example HTTP 504 from source
     */
    last_error: string | null;
    /**
     * @description The log lines of the last run, oldest first. Empty if the job never ran.
     * @example [
     *       "17:50:00 hello sent to epp.example.com:700",
     *       "17:50:00 greeting received after 42 ms"
     *     ]
     */
    last_log: string[];
    /**
     * @description The duration of the last run, in seconds. Null if the job never ran.
     * @example 0.42
     */
    last_execution_duration: number | null;
};

/** The health of the scheduler, its categories and its jobs. */
export type SchedulerHealth = {
    /** @description Whether the scheduler is running. If not, no job starts automatically. */
    scheduler_running: boolean;
    /**
     * @description The number of jobs in all categories.
     * @example 14
     */
    total_jobs: number;
    /**
     * @description The health of each category, by its name (a SchedulerCategory).
     * @example {
     *       "epp_registry": {
     *         "total": 6,
     *         "healthy": 4,
     *         "failing": 1
     *       },
     *       "sources": {
     *         "total": 3,
     *         "healthy": 3,
     *         "failing": 0
     *       }
     *     }
     */
    categories: {
        [key: string]: SchedulerCategoryHealth;
    };
    /** @description The record of each job that has health data. */
    jobs: SchedulerJobHealth[];
};

/** A scheduled job. */
export type SchedulerJob = {
    /**
     * @description The ID of the job.
     * @example epp_keepalive_3
     * @example import_source_4
     */
    id: string;
    /**
     * @description The name to show.
     * @example EPP keepalive of account CZ-02
     */
    name: string;
    /**
     * Format: date-time
     * @description When the job runs next, in UTC. Null if no run is planned.
     * @example 2026-11-20T17:55:00Z
     */
    next_run: string | null;
};

/** The active scheduler jobs. */
export type SchedulerJobList = {
    /** @description All scheduled jobs. */
    jobs: SchedulerJob[];
};

export interface paths {
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Exchanges an email address and password for a pair of tokens. The error text does not reveal which of the two was wrong. Returns 401 if the credentials are wrong or the account is inactive. Clients must not refresh tokens after this 401.
         */
        post: operations["auth/login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an account and sign in
         * @description Creates an account with the `user` role and signs it in. The console has no registration screen; other tools may use this call.
         */
        post: operations["auth/register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a new access token
         * @description Send the refresh token as the bearer token, without a body. Returns 401 if the session has ended and the user has to sign in again.
         */
        post: operations["auth/refresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session on the server. Clients discard their tokens whether or not this call succeeds.
         */
        post: operations["auth/logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the current user's profile
         * @description Returns the signed-in user. The console makes this call once, when it starts.
         */
        get: operations["auth/profile"];
        /**
         * Update the current user's profile
         * @description Updates the signed-in user's name, contact details and company. This call cannot change the role, the manager or the credit balance. Returns 409 and names the field if another user has the email or the username.
         */
        put: operations["auth/updateProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the current user's password
         * @description Requires the current password. Returns 400 and names the field if that password is wrong. Open sessions stay open.
         */
        put: operations["auth/changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List notifications
         * @description Returns the signed-in user's notifications, newest first, including read ones.
         */
        get: operations["notifications/list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count unread notifications
         * @description Returns the number of unread notifications, for a badge. The console makes this call every 30 seconds.
         */
        get: operations["notifications/stats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/mark-all-read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark all notifications as read
         * @description Sets `is_read` and `read_at` on all unread notifications of the signed-in user. Takes no body.
         */
        put: operations["notifications/markAllRead"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark a notification as read
         * @description Sets `is_read` and `read_at`. Takes no body. Has no effect on a notification that is already read.
         */
        put: operations["notifications/markRead"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the figures of the start page
         * @description Returns figures for what the caller may see. Users see their own orders, managers see their users' orders, and admins see everything. Only admins get the `admin` part.
         */
        get: operations["dashboard/stats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/system-health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the state of the service's parts
         * @description Returns the state of the database, the ClickHouse store and the work queue. For admins only.
         */
        get: operations["dashboard/systemHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/domains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List domains about to be released
         * @description Returns the catalogue, one row per domain, filtered, sorted and paged. For a domain with several drop dates, `selected_drop_date` is the chosen one and `date_price_variations` lists all of them. The keys of enrichment values are `ds{sourceId}_main` and `ds{sourceId}_{field}`; `enrichment_sources` describes them.
         */
        get: operations["domains/list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/domains/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get figures of the catalogue
         * @description Returns figures for the catalogue rows that match the filters. "Today" is the current UTC day.
         */
        get: operations["domains/stats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/domains/tlds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the TLDs of the catalogue
         * @description Returns every TLD in the catalogue, without a leading dot, most frequent first. co.uk counts as one TLD. Clients may cache the response for an hour.
         */
        get: operations["domains/tlds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/domains/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export the catalogue as CSV
         * @description Returns a file with all rows that match the filters, not only one page. The console saves it as domains_{date}.csv.
         */
        post: operations["domains/export"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/domains/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order a domain
         * @description Places an order for one domain and one of its drop dates, through a registrar category. Callers who may choose an account can also set one; if they do not, the order uses the category's default account. The order appears in /orders with the state NEW. Returns 409 if the user already has an open order for this domain and drop date. Returns 200 with `success: false` and `error` if the domain has already dropped, does not drop on that day, or now has another price.
         */
        post: operations["domains/order"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/domains/watchlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a domain to the watchlist
         * @description Adds a domain to the signed-in user's watchlist. Has no effect if the domain is already on it.
         */
        post: operations["domains/watch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/domains/watchlist/{domain}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a domain from the watchlist
         * @description Removes a domain from the signed-in user's watchlist. Returns 404 if the domain is not on it.
         */
        delete: operations["domains/unwatch"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List orders
         * @description Returns orders, newest first. Users see their own orders, managers see their users' orders, and admins see all orders. The rows have no history. A service without orders may return 404; clients treat it as an empty list.
         */
        get: operations["orders/list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count orders by state
         * @description Counts all orders that the caller may see in the list. The list's filters do not apply.
         */
        get: operations["orders/stats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an order with its history
         * @description Returns 404 if the caller may not see the order.
         */
        get: operations["orders/get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update an order's state
         * @description Sets the order's state. Staff may set any state from any other. Adds an entry to the order's history and notifies its user. `paid: true` also marks the order as paid.
         */
        put: operations["orders/updateStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Record or withdraw an order's payment
         * @description `paid: true` sets `paid_at` (if it is not set yet), the method and the reference. `paid: false` clears all three. Adds an entry to the order's history. Does not change the state.
         */
        put: operations["orders/updatePayment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/restart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Restart an order
         * @description Resets the order to PAID_WAITING_CATCH if it is paid, otherwise to NEW. Adds an entry to its history. Takes no body. Clients show the response's message to the user.
         */
        put: operations["orders/restart"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/epp/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List EPP registrar categories
         * @description Returns all categories, including inactive ones, sorted by name. Every role may make this call, since the order form offers the categories too. Forms offer only active categories. Not paged.
         */
        get: operations["eppCategories/list"];
        put?: never;
        /**
         * Create an EPP registrar category
         * @description Adds a registry's EPP server with the default settings (see EppCategorySettings). Accounts, orders and sources can then refer to the category. Name and server are required. Names are unique, case-insensitive. Returns 409 if the name is taken.
         */
        post: operations["eppCategories/create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/epp/categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update an EPP registrar category
         * @description Updates the category's fields. The category's accounts use the new server, port and timeout from their next connection on, unless they override them. Forms no longer offer an inactive category. Returns 409 if another category has the name, case-insensitive.
         */
        put: operations["eppCategories/update"];
        post?: never;
        /**
         * Delete an EPP registrar category
         * @description Permanently deletes the category and its settings. Returns 409 if EPP accounts, sources or orders use the category; make it inactive instead.
         */
        delete: operations["eppCategories/delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/epp/settings/{categoryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the EPP settings of a category
         * @description Returns the defaults for all accounts of the category. Managers may read them because the account settings dialog falls back to them when it cannot fetch the account's own settings.
         */
        get: operations["eppCategories/settings"];
        /**
         * Replace the EPP settings of a category
         * @description Replaces all settings. The body is the settings object itself. Accounts that inherit a value use the new one at once; accounts with their own value keep it. A template is required if its command type, or the keepalive type, is `custom`.
         */
        put: operations["eppCategories/updateSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/epp/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List EPP accounts
         * @description Returns all accounts to admins and their own accounts to managers. The `user` role may also make this call, for the order form, and gets an empty list. Responses never contain passwords, certificates or keys. Not paged.
         */
        get: operations["eppAccounts/list"];
        put?: never;
        /**
         * Create an EPP account
         * @description Stores the credentials of one registrar login. Sends nothing to the registry yet. The certificate and the private key are required if the category has requires_ssl_cert. Admins must choose the manager. An account that a manager creates always belongs to that manager.
         */
        post: operations["eppAccounts/create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/epp/accounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update an EPP account
         * @description Updates the account's fields. A password, certificate or key that is left out or empty stays unchanged. Changes take effect on the next connection. Returns 404 if a manager requests another manager's account; this applies to all calls on one account.
         */
        put: operations["eppAccounts/update"];
        post?: never;
        /**
         * Delete an EPP account
         * @description Disconnects the account and permanently deletes it and its settings. Its log rows stay. Returns 409 if a test catch or a real catch is running on the account.
         */
        delete: operations["eppAccounts/delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/epp/accounts/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test the connection of an EPP account
         * @description Opens a separate connection, logs in, logs out, and writes rows to the EPP log. Does not affect the background connection. If the login is refused or times out, returns 200 with `success: false` and the reason in `error`. Can take as long as the account's connection timeout, which is up to 300 seconds.
         */
        post: operations["eppAccounts/test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/epp/accounts/{id}/connect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open the background connection of an account
         * @description Logs in to the registry and keeps the session open, with keepalives as set in the category. `is_connected` becomes true. Has no effect on a connected account. Returns 409 if the account is inactive, or if the registry cannot be reached or refuses the login; `error` gives the reason. Can take as long as the account's connection timeout, which is up to 300 seconds.
         */
        post: operations["eppAccounts/connect"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/epp/accounts/{id}/disconnect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close the background connection of an account
         * @description Logs out of the registry and stops the keepalives. `is_connected` becomes false. Has no effect on an account that is not connected. Returns 409 if a real catch is running on the account.
         */
        post: operations["eppAccounts/disconnect"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/epp/account-settings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the effective settings of an account
         * @description Returns the account's own values where they are set, otherwise those of its category. The response does not show which is which. `id` is the account's ID.
         */
        get: operations["eppAccounts/settings"];
        /**
         * Update the settings of an account
         * @description Send only the changed keys. A key that is left out stays unchanged. Null removes the account's own value, so that the account inherits the category's value again. Changes take effect on the next connection, check or catch; a running catch keeps the settings it started with.
         */
        put: operations["eppAccounts/updateSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/epp/accounts/{id}/test-catch/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a test catch with given domains
         * @description Rehearses a catch of the given domains with the account's settings. Changes no orders. Returns at once; poll `eppAccounts/testCatchStatus` for the lines. Returns 409 if a test catch or a real catch is running on the account, or if the account is inactive.
         */
        post: operations["eppAccounts/startTestCatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/epp/accounts/{id}/test-catch/start-orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a test catch with the orders of a day
         * @description Rehearses the catch of the pending orders that drop on `test_date`, one of the days from `eppAccounts/testCatchDates`. Changes no orders. Returns 400 if the day has no pending orders. Returns 409 if a test catch or a real catch is running on the account, or if the account is inactive.
         */
        post: operations["eppAccounts/startOrdersTestCatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/epp/accounts/{id}/test-catch/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the lines of a test catch
         * @description Returns all lines of the account's running test catch, or of its last one, oldest first. Poll every second until `is_running` is false.
         */
        get: operations["eppAccounts/testCatchStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/epp/accounts/{id}/test-catch/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop a test catch
         * @description Stops the account's test catch after the current command. The lines so far stay readable. Also succeeds if no test catch is running.
         */
        post: operations["eppAccounts/stopTestCatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/epp/accounts/{id}/test-catch/available-dates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the days with pending orders
         * @description Returns the drop days (UTC) that have pending orders for this account, each with its number of orders, earliest first. Use them as test dates for `eppAccounts/startOrdersTestCatch`.
         */
        get: operations["eppAccounts/testCatchDates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/epp/accounts/{id}/real-catch/start-manual": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a real catch manually
         * @description Sends real create commands to the registry for the account's paid orders that drop on `target_date`. Caught domains are registered and billed, and the orders change state. Connects the account first if it is not connected, which can take as long as its connection timeout (up to 300 seconds). Does not wait for the catch to finish. Returns 409 if a catch is running on the account, if the account is inactive, or if the registry cannot be reached or refuses the login; `error` gives the reason.
         */
        post: operations["eppAccounts/startRealCatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/epp/accounts/{id}/real-catch/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop a real catch
         * @description Sends no further commands for the account's real catch. Domains that are already caught stay registered. Also succeeds if no real catch is running.
         */
        post: operations["eppAccounts/stopRealCatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/epp/accounts/{id}/real-catch/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the status of a real catch
         * @description Tells whether a real catch is running on the account, started manually or by its schedule. The account's row shows a stop button while it is running.
         */
        get: operations["eppAccounts/realCatchStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/managers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the managers for EPP accounts
         * @description Returns the managers that an EPP account can belong to, for the account form. The list is the same as that of `managers/listForUsers`; the two screens call different paths. Not paged.
         */
        get: operations["managers/list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/managers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the managers for user management
         * @description Returns the managers that a user can belong to, for the filter and the form of user management. The list is the same as that of `managers/list`. Not paged.
         */
        get: operations["managers/listForUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/epp/logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List EPP log rows
         * @description Returns one row for each exchange with a registry, newest first, without the XML. Admins see all rows, with `account_id`. Managers see the rows of their own accounts, without `account_id`. A row must match all filters.
         */
        get: operations["eppLogs/list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/epp/logs/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the figures of the EPP log
         * @description Returns figures for all rows that the caller may see. Admins see all rows, managers see the rows of their own accounts. The list's filters do not apply.
         */
        get: operations["eppLogs/stats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/epp/logs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an EPP log row with its XML
         * @description Returns the row with the XML of its request and response. `id` is the row's `log_id`. Mask passwords (`pw`, `newPW`, `authInfo`) before you show the XML, since the server may not have masked them. Only admins get `account_id`.
         */
        get: operations["eppLogs/get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/epp/tools/domain-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check the availability of many domains
         * @description Sends EPP check commands through the account and streams a result for each name as it arrives. The EPP log records the commands. Takes 1–500 names without duplicates. Close the connection to stop the check. Returns 400 if the account is unknown or, for a manager, belongs to someone else. Returns 409 if the account is inactive, or if its registry cannot be reached or refuses the login; `error` gives the reason. The first event can take as long as the account's connection timeout, which is up to 300 seconds.
         */
        post: operations["eppTools/checkDomains"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List sources
         * @description Returns every source from which domains are imported, with its configuration, schedule and last import, ordered by ID. Not paged. Secrets in `auth_config` are masked as `********`.
         */
        get: operations["sources/list"];
        put?: never;
        /**
         * Create a source
         * @description Stores a new source. Fetches nothing yet. Test it with sources/test, preview its first records with sources/import and `preview: true`, then import or schedule it. Only the name is required. The audit log records the creation.
         */
        post: operations["sources/create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sources/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update a source
         * @description Send the whole form. A field that is left out keeps its value. A secret that is left out or sent as the mask `********` stays unchanged. Domains that are already imported do not change; the next import uses the new configuration. The audit log records the update.
         */
        put: operations["sources/update"];
        post?: never;
        /**
         * Delete a source
         * @description Deletes the source and its schedule. This cannot be undone. To delete its imported domains as well, call sources/deleteData first. The audit log records the deletion.
         */
        delete: operations["sources/delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sources/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test the connection of a source
         * @description Connects to the source's URL with its credentials. Imports nothing. If the connection fails, returns 200 with `success: false` and the reason in `error`. Takes no body. Can take as long as the source's `fetch_config.timeout`.
         */
        post: operations["sources/test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sources/{id}/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import or preview the domains of a source
         * @description `preview: true` with `limit: 10` returns the first 10 records and stores nothing. A preview always uses 10, even if you send another limit. Otherwise the call imports up to `limit` records (0 means all) into the catalogue and adds a row to sources/history. If the import fails, returns 200 with `success: false` and `error`. A long import may return 200 with `background: true`, or 504. In both cases it continues in the background, and its result appears in the history. Do not send it again. Can take as long as the source's `fetch_config.timeout`.
         */
        post: operations["sources/import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sources/{id}/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Schedule the imports of a source
         * @description Replaces the source's schedule and sets its `schedule_enabled`, `schedule_cron` and `schedule_config`. The server derives the cron expression from `type`: daily `minute hour * * *`; weekly `minute hour * * day`; interval `0 *\/hours * * *` if hours are above 0 (minutes are then ignored), otherwise `*\/minutes * * * *`. An interval of 0 hours and 0 minutes is refused. `enabled: false` removes the job. All times are UTC.
         */
        post: operations["sources/schedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sources/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the imports of a source
         * @description Returns one row for each import, newest first. Previews add no row. A row is an array, not an object. Its values are batch ID, start time, end time, total, imported and failed. A batch counts as Success if imported is above 0, otherwise as Failed if failed is above 0, otherwise as Partial. The list is empty if the source was never imported.
         */
        get: operations["sources/history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sources/{id}/data-stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the imported domains of a source
         * @description Returns the number of stored domains of this source, their drop dates' range, and the number for each drop date. Use it before sources/deleteData to see what would be deleted.
         */
        get: operations["sources/dataStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sources/{id}/delete-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete the imported domains of a source
         * @description Deletes imported domains of this source. `delete_all: true` deletes all of them; otherwise the call deletes the domains of one drop `date`. One of the two is required. The domains leave the catalogue; the source itself stays. This cannot be undone, so `confirm: true` is required. The audit log records the deletion.
         */
        post: operations["sources/deleteData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/released-domains/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List released domains
         * @description Returns domains whose release date has passed, page by page, with the result of their last availability check and the values of every active data source. `enrichment_sources` names the columns of those values. Every role sees the same rows.
         */
        get: operations["releasedDomains/list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/released-domains/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count released domains
         * @description Returns the number of released domains, and how many of them were found available, were found unavailable or were never checked. The list's filters do not apply.
         */
        get: operations["releasedDomains/stats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/released-domains/epp-accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the EPP accounts for a check
         * @description Returns the accounts that a check can use, each with its registrar category and whether it is connected. The list includes accounts that are not connected, so that a form can say so.
         */
        get: operations["releasedDomains/eppAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/released-domains/quick-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check the domains released yesterday
         * @description Starts an availability check of all domains released yesterday (UTC). The server chooses the EPP account. Takes no body. Poll releasedDomains/checkProgress about every 2 seconds to follow the session.
         */
        post: operations["releasedDomains/quickCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/released-domains/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check the domains released on a date
         * @description Starts an availability check of all domains released on one date, through one EPP account. Both are required. Returns at once; the check continues in the background and updates `last_checked` and `is_available` of each domain. Follow it with releasedDomains/checkProgress. If the account cannot be used, the session ends as failed, with `error_message`.
         */
        post: operations["releasedDomains/check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/released-domains/check/{sessionId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a running check
         * @description Stops a running check. Keeps the results found so far. Has no effect on a session that has ended. Takes no body.
         */
        post: operations["releasedDomains/cancelCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/released-domains/check/{sessionId}/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the progress of a check
         * @description Returns the progress of a check. Poll about every 2 seconds until `status` is no longer running. An ended session stays readable for about 5 minutes. After that, and for an unknown session, the call returns 404.
         */
        get: operations["releasedDomains/checkProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/released-domains/progress/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the progress of a check (older path)
         * @deprecated
         * @description The path for older clients. Returns the same response as releasedDomains/checkProgress; use that call instead.
         */
        get: operations["releasedDomains/progress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/released-domains/populate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add the domains that drop on a date
         * @description Copies the catalogue's domains that drop on the target date into the released domains, as not checked. Skips domains that are already there and does not count them, so it is safe to repeat the call.
         */
        post: operations["releasedDomains/populate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data-sources/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List data sources
         * @description Returns every external API that enriches domains, ordered by ID. Not paged. Every role may make this call, because the catalogue and the released domains offer a checkbox for each source. For roles other than admin the list leaves out `auth_credentials` and `request_headers`. For admins the secrets in `auth_credentials` are masked as `********`.
         */
        get: operations["dataSources/list"];
        put?: never;
        /**
         * Create a data source
         * @description Stores a new data source. Name and API URL are required. The form only marks them, so the server checks them. Returns 400 and names the field if one is missing. A data source needs a response mapping and a table (dataSources/createTable) before it can enrich domains.
         */
        post: operations["dataSources/create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data-sources/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update a data source
         * @description Send the whole form. A field that is left out keeps its value. A secret that is left out or sent as the mask `********` stays unchanged. The name and the mapping's labels appear at once as column headings in the catalogue. If you change the additional values, create the table again.
         */
        put: operations["dataSources/update"];
        post?: never;
        /**
         * Delete a data source
         * @description Deletes the data source. Its columns leave the catalogue and the released domains. This cannot be undone.
         */
        delete: operations["dataSources/delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data-sources/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the enriched domains of each data source
         * @description Returns the number of domains and, for each data source, the number of domains that have a value. The console makes this call every 5 seconds while the screen is open.
         */
        get: operations["dataSources/stats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data-sources/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List active enrichment jobs
         * @description Returns the enrichment jobs that are running, with their progress. The list is empty if there are none. The console makes this call every 5 seconds while the screen is open.
         */
        get: operations["dataSources/progress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data-sources/{id}/browse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the stored values of a data source
         * @description Returns the values that the data source has stored for each domain, page by page. The response has no page count. A page with fewer rows than `per_page` is the last one. In addition to the fixed columns, a row has one column for each additional value of the mapping. The list is empty until the first run.
         */
        get: operations["dataSources/browse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data-sources/{id}/create-table": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create the ClickHouse table of a data source
         * @description Creates the table for the values of this data source, with a column for each additional value of its mapping. Replaces an existing table, whose values are lost. If this fails, returns 200 with `success: false`. Takes no body.
         */
        post: operations["dataSources/createTable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data-sources/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test a data source with sample domains
         * @description Calls the external API for the given domains and reads its response with the source's mapping. If the call fails, returns 200 with `success: false` and the reason in `error`. The external API has 60 seconds to respond and may charge for the call.
         */
        post: operations["dataSources/test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data-sources/analyze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find the fields of a sample response
         * @description Reads a sample response of an external API and lists the fields and arrays that a mapping can use. Stores nothing and calls nothing. Returns 400 if the text cannot be read in the given format.
         */
        post: operations["dataSources/analyze"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all users
         * @description Returns the users of every role, newest first, page by page. For admins only; managers use GET /users. A user must match all filters. Responses never contain passwords.
         */
        get: operations["adminUsers/list"];
        put?: never;
        /**
         * Create a user
         * @description Creates a user of any role. The user can sign in at once unless `is_active` is false. `manager_id` applies only to the `user` role. Returns 409 and names the field if the email or the username is in use. Adds `user.create` to the audit log.
         */
        post: operations["adminUsers/create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update a user
         * @description Updates the user's data, role, manager or active flag. Fields that are left out stay unchanged; without `password` the user keeps the current one. Returns 409 and names the field if the email or the username belongs to another user, if admins try to change their own role or deactivate themselves, or if the role of a manager who still has users or EPP accounts would change. Adds `user.update` to the audit log.
         */
        put: operations["adminUsers/update"];
        post?: never;
        /**
         * Delete a user
         * @description Permanently deletes the user. This cannot be undone. Returns 409 if callers try to delete their own account, or if the user is a manager who still has users or EPP accounts. Adds `user.delete` to the audit log.
         */
        delete: operations["adminUsers/delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the users of the current manager
         * @description Returns the users assigned to the current manager, newest first, page by page. All of them have the `user` role. Takes the parameters of GET /admin/users, but `role` and `manager_id` can only narrow the list. They never show other managers' users.
         */
        get: operations["users/list"];
        put?: never;
        /**
         * Create a user of the current manager
         * @description Creates a user assigned to the current manager. The role is always user and the manager is always the caller; `role` and `manager_id` in the body are ignored. Returns 409 and names the field if the email or the username is in use. Adds `user.create` to the audit log.
         */
        post: operations["users/create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update a user of the current manager
         * @description Updates a user assigned to the caller. Returns 404 for any other ID. Fields that are left out stay unchanged; without `password` the user keeps the current one. `role` and `manager_id` are ignored. Returns 409 and names the field if the email or the username belongs to another user. Adds `user.update` to the audit log.
         */
        put: operations["users/update"];
        post?: never;
        /**
         * Delete a user of the current manager
         * @description Permanently deletes a user assigned to the caller. This cannot be undone. Returns 404 for any other ID, including the caller's own. Adds `user.delete` to the audit log.
         */
        delete: operations["users/delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit-logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List audit log entries
         * @description Returns what users did in the console, newest first, page by page. An entry must match all filters. Only admins see the audit log. Clients show a 404 as an empty list, without an error.
         */
        get: operations["auditLogs/list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit-logs/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count audit log entries
         * @description Returns the number of all audit log entries, of those that succeeded and of those that failed. Takes no filters.
         */
        get: operations["auditLogs/stats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/news": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List news articles
         * @description Returns news articles, newest first, page by page. Everyone gets published articles. Admins also get drafts if they send `include_unpublished=true`; the parameter is ignored for other roles.
         */
        get: operations["news/list"];
        put?: never;
        /**
         * Create a news article
         * @description Creates an article written by the caller. The article is a draft unless `is_published` is true. A published article notifies all users at once.
         */
        post: operations["news/create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/news/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update a news article
         * @description Replaces the title, content and summary. Without `is_published` the article stays a draft or stays published. Publishing a draft notifies all users at once; editing a published article notifies nobody.
         */
        put: operations["news/update"];
        post?: never;
        /**
         * Delete a news article
         * @description Permanently deletes the article. This cannot be undone. Notifications that were sent about it stay.
         */
        delete: operations["news/delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/news/{id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Publish or withdraw a news article
         * @description Sets whether the article is published. Publishing a draft sets `published_at` and notifies all users at once. Withdrawing an article clears `published_at` and notifies nobody. Has no effect if the article already has this state.
         */
        put: operations["news/publish"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheduler/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the health of the schedulers
         * @description Returns whether the scheduler is running, and the health of its categories and known jobs. The console makes this call every 30 seconds. A job without an entry is new and has no health data yet.
         */
        get: operations["scheduler/health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheduler/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List active scheduler jobs
         * @description Returns all scheduled jobs with the time of their next run, in UTC. Not paged. GET /scheduler/health gives their health; match it by `job_id`.
         */
        get: operations["scheduler/jobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheduler/reload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reload all schedulers
         * @description Reads the schedules of every category again and replaces the active jobs with them. Use it when a changed schedule has not taken effect. The jobs keep their health records.
         */
        post: operations["scheduler/reload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheduler/reload/{category}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reload the schedulers of one category
         * @description Does the same as POST /scheduler/reload, for the jobs of one category. Returns 404 if the server does not know the category.
         */
        post: operations["scheduler/reloadCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheduler/jobs/{id}/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run a scheduler job now
         * @description Starts the job at once, in addition to its schedule. Does not wait for it to finish. The next scheduled run stays. GET /scheduler/health shows the result. Returns 409 if the job is already running.
         */
        post: operations["scheduler/runJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    responses: {
        /** @description The request is invalid. `fields` names the fields that are wrong, if any. */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "per_page: must be at least 1",
                 *       "fields": {
                 *         "per_page": "must be at least 1"
                 *       }
                 *     }
                 */
                "application/json": ErrorBody;
            };
        };
        /** @description The token is missing, expired, malformed or revoked. For a sign-in, the credentials are wrong. */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                /** @description The required authentication scheme (RFC 9110, section 11.6.1; RFC 6750). */
                "WWW-Authenticate"?: string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Invalid email or password"
                 *     }
                 */
                "application/json": ErrorBody;
            };
        };
        /** @description The caller's role is not allowed to do this. */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Only administrators and managers can do this"
                 *     }
                 */
                "application/json": ErrorBody;
            };
        };
        /** @description The record does not exist, or the caller may not see it. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Order not found"
                 *     }
                 */
                "application/json": ErrorBody;
            };
        };
        /** @description The request is valid, but the current data does not allow it. */
        Conflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "This email is already in use",
                 *       "fields": {
                 *         "email": "This email is already in use"
                 *       }
                 *     }
                 */
                "application/json": ErrorBody;
            };
        };
        /** @description There were too many attempts. `Retry-After` says when to try again. */
        TooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                /** @description The number of seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Too many attempts. Try again in 30 seconds."
                 *     }
                 */
                "application/json": ErrorBody;
            };
        };
        /** @description Any other failure, such as 500 or 503. */
        Unexpected: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Internal server error"
                 *     }
                 */
                "application/json": ErrorBody;
            };
        };
    };
    parameters: {
        /** @description The record's ID. */
        Id: number;
        /** @description The category's ID. */
        CategoryId: number;
        /**
         * @description The session's ID, from the call that started the check.
         * @example chk-20261120-0007
         */
        SessionId: string;
        /** @description The page to return, from 1. A page after the last one is empty. */
        Page: number;
        /** @description The direction of `sort_by`. */
        SortOrder: SortOrder;
        /** @description Returns only domains whose name contains this text. Case-insensitive. */
        DomainSearch: string;
        /** @description Returns only domains of this TLD, without a leading dot. */
        DomainTld: string;
        /** @description Returns only drops on this UTC day or later. */
        DropDateFrom: string;
        /** @description Returns only drops on this UTC day or earlier. */
        DropDateTo: string;
        /** @description Returns only drops that cost at least this many dollars. */
        MinPrice: number;
        /** @description Returns only drops that cost at most this many dollars. */
        MaxPrice: number;
        /** @description Returns only domains made of these characters before the TLD. */
        CharType: CharType;
        /** @description Returns only domains with this many characters before the TLD. */
        DomainLength: DomainLength;
    };
    requestBodies: never;
    headers: {
        /** @description The service's ID for this request, if it sets one. Quote it in bug reports. */
        RequestId: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "user@dropcatch.test",
                 *       "password": "dropcatch"
                 *     }
                 */
                "application/json": LoginInput;
            };
        };
        responses: {
            /** @description The new session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SignedIn;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unexpected"];
        };
    };
    "auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "janovak",
                 *       "email": "jan.novak@example.com",
                 *       "password": "correct-horse",
                 *       "first_name": "Jan",
                 *       "last_name": "Novák"
                 *     }
                 */
                "application/json": RegisterInput;
            };
        };
        responses: {
            /** @description The new account's session. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SignedIn;
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unexpected"];
        };
    };
    "auth/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new access token. The refresh token stays the same. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Refreshed;
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Unexpected"];
        };
    };
    "auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Confirms that the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Message;
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Unexpected"];
        };
    };
    "auth/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signed-in user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": User;
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Unexpected"];
        };
    };
    "auth/updateProfile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "first_name": "Jan",
                 *       "last_name": "Novák",
                 *       "email": "jan.novak@example.com",
                 *       "username": "janovak",
                 *       "phone": "+420 601 234 567",
                 *       "company": "Tidal Forge s.r.o."
                 *     }
                 */
                "application/json": ProfileInput;
            };
        };
        responses: {
            /** @description The updated profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": User;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Unexpected"];
        };
    };
    "auth/changePassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "current_password": "dropcatch",
                 *       "new_password": "correct-horse"
                 *     }
                 */
                "application/json": PasswordChange;
            };
        };
        responses: {
            /** @description Confirms that the password has changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Message;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Unexpected"];
        };
    };
    "notifications/list": {
        parameters: {
            query?: {
                /** @description The page to return, from 1. A page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of notifications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": NotificationList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Unexpected"];
        };
    };
    "notifications/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": NotificationStats;
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Unexpected"];
        };
    };
    "notifications/markAllRead": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Confirms that all notifications are read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Message;
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Unexpected"];
        };
    };
    "notifications/markRead": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's ID. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Confirms that the notification is read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Message;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    "dashboard/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DashboardStats;
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Unexpected"];
        };
    };
    "dashboard/systemHealth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of each part. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SystemHealth;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    "domains/list": {
        parameters: {
            query?: {
                /** @description The page to return, from 1. A page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. The console offers 25, 50, 100 and 250. */
                per_page?: number;
                /** @description The column to sort by. One of domain, chars_before_tld, drop_date, price, or an enrichment key such as ds1_main. Rows without a value come last in both directions. */
                sort_by?: string;
                /** @description The direction of `sort_by`. */
                sort_order?: components["parameters"]["SortOrder"];
                /** @description Returns only domains whose name contains this text. Case-insensitive. */
                search?: components["parameters"]["DomainSearch"];
                /** @description Returns only domains of this TLD, without a leading dot. */
                tld?: components["parameters"]["DomainTld"];
                /** @description Returns only drops on this UTC day or later. */
                drop_date_from?: components["parameters"]["DropDateFrom"];
                /** @description Returns only drops on this UTC day or earlier. */
                drop_date_to?: components["parameters"]["DropDateTo"];
                /** @description Returns only drops that cost at least this many dollars. */
                min_price?: components["parameters"]["MinPrice"];
                /** @description Returns only drops that cost at most this many dollars. */
                max_price?: components["parameters"]["MaxPrice"];
                /** @description Returns only domains made of these characters before the TLD. */
                char_type?: components["parameters"]["CharType"];
                /** @description Returns only domains with this many characters before the TLD. */
                domain_length?: components["parameters"]["DomainLength"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the catalogue. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DomainList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Unexpected"];
        };
    };
    "domains/stats": {
        parameters: {
            query?: {
                /** @description Returns only domains whose name contains this text. Case-insensitive. */
                search?: components["parameters"]["DomainSearch"];
                /** @description Returns only domains of this TLD, without a leading dot. */
                tld?: components["parameters"]["DomainTld"];
                /** @description Returns only drops on this UTC day or later. */
                drop_date_from?: components["parameters"]["DropDateFrom"];
                /** @description Returns only drops on this UTC day or earlier. */
                drop_date_to?: components["parameters"]["DropDateTo"];
                /** @description Returns only drops that cost at least this many dollars. */
                min_price?: components["parameters"]["MinPrice"];
                /** @description Returns only drops that cost at most this many dollars. */
                max_price?: components["parameters"]["MaxPrice"];
                /** @description Returns only domains made of these characters before the TLD. */
                char_type?: components["parameters"]["CharType"];
                /** @description Returns only domains with this many characters before the TLD. */
                domain_length?: components["parameters"]["DomainLength"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DomainStats;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Unexpected"];
        };
    };
    "domains/tlds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The TLDs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TldList;
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Unexpected"];
        };
    };
    "domains/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "filters": {
                 *         "tld": "com",
                 *         "char_type": "alpha",
                 *         "domain_length": "5"
                 *       },
                 *       "format": "csv"
                 *     }
                 */
                "application/json": DomainExportInput;
            };
        };
        responses: {
            /** @description The file. The first line names the columns. */
            200: {
                headers: {
                    /** @description The file's name. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Unexpected"];
        };
    };
    "domains/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "domain": "tidalforge.com",
                 *       "drop_date": "2026-11-20",
                 *       "price": 69,
                 *       "epp_registrar_category_id": 1,
                 *       "notes": "Main brand name"
                 *     }
                 */
                "application/json": OrderInput;
            };
        };
        responses: {
            /** @description The order's ID, or the reason for the refusal in `error`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OrderPlaced;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Unexpected"];
        };
    };
    "domains/watch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "domain": "tidalforge.com"
                 *     }
                 */
                "application/json": WatchInput;
            };
        };
        responses: {
            /** @description Confirms that the domain is on the watchlist. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Message;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    "domains/unwatch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The domain name. */
                domain: DomainName;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Confirms that the domain is off the watchlist. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Message;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    "orders/list": {
        parameters: {
            query?: {
                /** @description The page to return, from 1. A page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
                per_page?: number;
                /** @description Returns only orders in this state. */
                state?: OrderState;
                /** @description Returns only orders whose domain contains this text. Case-insensitive. */
                domain?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of orders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OrderList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    "orders/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts and the total value. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OrderStats;
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Unexpected"];
        };
    };
    "orders/get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's ID. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order with its history, oldest entry first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Order;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    "orders/updateStatus": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's ID. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "state": "PAID_WAITING_CATCH",
                 *       "note": "Approved via quick action"
                 *     }
                 */
                "application/json": OrderStatusUpdate;
            };
        };
        responses: {
            /** @description The updated order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Order;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    "orders/updatePayment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's ID. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "paid": true,
                 *       "payment_method": "bank_transfer",
                 *       "payment_reference": "VS 2026001842"
                 *     }
                 */
                "application/json": OrderPaymentUpdate;
            };
        };
        responses: {
            /** @description The updated order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Order;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    "orders/restart": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's ID. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state after the reset. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Message;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    "eppCategories/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All categories. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EppCategoryList;
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Unexpected"];
        };
    };
    "eppCategories/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "CZ.NIC FRED 2",
                 *       "epp_server_url": "epp.example.com",
                 *       "epp_port": 700,
                 *       "description": "Registry of .cz and its ENUM zone",
                 *       "supported_tlds": [
                 *         "cz"
                 *       ],
                 *       "default_timeout": 30,
                 *       "requires_ssl_cert": true,
                 *       "is_active": true
                 *     }
                 */
                "application/json": EppCategoryInput;
            };
        };
        responses: {
            /** @description The new category. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EppCategory;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Unexpected"];
        };
    };
    "eppCategories/update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's ID. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Verisign com and net",
                 *       "epp_server_url": "epp.example.com",
                 *       "epp_port": 700,
                 *       "supported_tlds": [
                 *         "com",
                 *         "net"
                 *       ],
                 *       "default_timeout": 45,
                 *       "requires_ssl_cert": true,
                 *       "is_active": true
                 *     }
                 */
                "application/json": EppCategoryInput;
            };
        };
        responses: {
            /** @description The updated category. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EppCategory;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Unexpected"];
        };
    };
    "eppCategories/delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's ID. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Confirms that the category is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Message;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Unexpected"];
        };
    };
    "eppCategories/settings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The category's ID. */
                categoryId: components["parameters"]["CategoryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The category's settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EppCategorySettingsAnswer;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    "eppCategories/updateSettings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The category's ID. */
                categoryId: components["parameters"]["CategoryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "check_command_type": "rfc",
                 *       "check_command_custom": null,
                 *       "check_batch_command_type": "rfc",
                 *       "check_batch_command_custom": null,
                 *       "create_command_type": "rfc",
                 *       "create_command_custom": null,
                 *       "keepalive_enabled": true,
                 *       "keepalive_interval": 300,
                 *       "keepalive_type": "domain_check",
                 *       "keepalive_domain": "example.com",
                 *       "keepalive_command_custom": null,
                 *       "connection_schedule_enabled": true,
                 *       "connection_schedule_time": "17:50:00",
                 *       "connection_schedule_timezone": "UTC",
                 *       "order_processing_schedule_enabled": true,
                 *       "order_processing_schedule_time": "18:00:00",
                 *       "order_processing_schedule_timezone": "UTC",
                 *       "capture_strategy": "direct_create",
                 *       "command_delay_ms": 0,
                 *       "create_mode": "wait_response",
                 *       "max_commands_per_second": 10,
                 *       "max_concurrent_commands": 5,
                 *       "domain_check_multicheck_enabled": true,
                 *       "domain_check_batch_size": 50
                 *     }
                 */
                "application/json": EppCategorySettings;
            };
        };
        responses: {
            /** @description The updated settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EppCategorySettingsAnswer;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    "eppAccounts/list": {
        parameters: {
            query?: {
                /** @description Returns only accounts of this category. */
                category_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The accounts that the caller may see. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EppAccountList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Unexpected"];
        };
    };
    "eppAccounts/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "DE-02",
                 *       "registrar_category_id": 4,
                 *       "username": "REG-DROPCATCH",
                 *       "password": "Tr0ub4dor-9",
                 *       "manager_id": 2,
                 *       "connection_timeout": 30,
                 *       "is_active": true,
                 *       "released_domain_checking_enabled": true,
                 *       "released_domain_schedule_cron": "0 1 * * *",
                 *       "released_domain_max_domains_per_day": 10000
                 *     }
                 */
                "application/json": EppAccountInput;
            };
        };
        responses: {
            /** @description The new account. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EppAccount;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    "eppAccounts/update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's ID. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "DE-02",
                 *       "registrar_category_id": 4,
                 *       "username": "REG-DROPCATCH",
                 *       "port_override": 1700,
                 *       "connection_timeout": 45,
                 *       "is_active": true
                 *     }
                 */
                "application/json": EppAccountUpdate;
            };
        };
        responses: {
            /** @description The updated account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EppAccount;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    "eppAccounts/delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's ID. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Confirms that the account is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Message;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Unexpected"];
        };
    };
    "eppAccounts/test": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's ID. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result of the test. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Outcome;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    "eppAccounts/connect": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's ID. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Confirms that the account is connected. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Message;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Unexpected"];
        };
    };
    "eppAccounts/disconnect": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's ID. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Confirms that the account is disconnected. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Message;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Unexpected"];
        };
    };
    "eppAccounts/settings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's ID. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The effective settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EppAccountSettingsAnswer;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    "eppAccounts/updateSettings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's ID. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "capture_strategy": "direct_create",
                 *       "max_commands_per_second": 20,
                 *       "command_delay_ms": null
                 *     }
                 */
                "application/json": EppAccountSettingsUpdate;
            };
        };
        responses: {
            /** @description The updated effective settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EppAccountSettingsAnswer;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    "eppAccounts/startTestCatch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's ID. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "domains": [
                 *         "tidalforge.com",
                 *         "pixelbarn.net"
                 *       ]
                 *     }
                 */
                "application/json": TestCatchInput;
            };
        };
        responses: {
            /** @description Confirms that the test catch has started. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Outcome;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Unexpected"];
        };
    };
    "eppAccounts/startOrdersTestCatch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's ID. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "test_date": "2026-11-20"
                 *     }
                 */
                "application/json": OrdersTestCatchInput;
            };
        };
        responses: {
            /** @description Confirms that the test catch has started. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Outcome;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Unexpected"];
        };
    };
    "eppAccounts/testCatchStatus": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's ID. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lines so far, and whether the test catch is running. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TestCatchStatus;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    "eppAccounts/stopTestCatch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's ID. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Confirms that no test catch is running. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Outcome;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    "eppAccounts/testCatchDates": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's ID. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days with pending orders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TestCatchDates;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    "eppAccounts/startRealCatch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's ID. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "target_date": "2026-11-20"
                 *     }
                 */
                "application/json": RealCatchInput;
            };
        };
        responses: {
            /** @description Confirms that the real catch has started. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Outcome;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Unexpected"];
        };
    };
    "eppAccounts/stopRealCatch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's ID. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Confirms that no real catch is running. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Outcome;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    "eppAccounts/realCatchStatus": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's ID. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether a real catch is running. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RealCatchStatus;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    "managers/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The managers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ManagerList;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    "managers/listForUsers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The managers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ManagerList;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    "eppLogs/list": {
        parameters: {
            query?: {
                /** @description The page to return, from 1. A page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
                per_page?: number;
                /** @description Returns only rows whose registrar name contains this text. Case-insensitive. */
                registrar_name?: string;
                /** @description Returns only rows with this EPP command, such as check, create, login or hello. */
                command?: string;
                /** @description 1 returns only successful rows, 0 returns only failed rows. */
                success?: EppLogSuccessFilter;
                /** @description Returns only rows of this EPP account. For a manager, it must be one of their own. */
                account_id?: number;
                /** @description Returns only rows whose object name, usually a domain, contains this text. */
                object_name?: string;
                /** @description The first day to return (UTC). */
                date_from?: string;
                /** @description The last day to return (UTC), inclusive. */
                date_to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the log. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EppLogList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    "eppLogs/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EppLogStatsAnswer;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    "eppLogs/get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's ID. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The log row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EppLogAnswer;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    "eppTools/checkDomains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "account_id": 3,
                 *       "domains": [
                 *         "tidalforge.com",
                 *         "pixelbarn.net",
                 *         "lumenpath.org"
                 *       ]
                 *     }
                 */
                "application/json": BulkCheckInput;
            };
        };
        responses: {
            /** @description A stream of events. Each event is one line, such as `data: {"type":"started","total":3}`. A line consists of `data: `, a JSON object (BulkCheckEvent) and a line end, LF or CRLF. The empty line between events is optional, as is the line end after the last event. Chunks may be split anywhere, even within a character. The stream starts with one `started` event. Then comes one `result` event for each name, in any order, and finally `completed`. A stream that ends without `completed` was cut off. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": BulkCheckEvent;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Unexpected"];
        };
    };
    "sources/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All sources. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SourceList;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    "sources/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Verisign .com drop list",
                 *       "description": "Names that leave pendingDelete, published once a day",
                 *       "type": "HTTP",
                 *       "url": "https://lists.example.com/com/drop-{TODAY}.csv.gz",
                 *       "data_format": "CSV",
                 *       "archive_type": "GZIP",
                 *       "auth_type": "basic",
                 *       "auth_config": {
                 *         "username": "dropcatch",
                 *         "password": "correct-horse"
                 *       },
                 *       "fetch_config": {
                 *         "timeout": 60,
                 *         "csv_delimiter": ",",
                 *         "max_pages": 10
                 *       },
                 *       "field_mapping": {
                 *         "domain": "name",
                 *         "expiration_date": "expires",
                 *         "registrar": "registrar",
                 *         "price": "price"
                 *       },
                 *       "validation_rules": {
                 *         "required_fields": [
                 *           "domain",
                 *           "expiration_date"
                 *         ],
                 *         "date_format": "%Y-%m-%d"
                 *       },
                 *       "is_active": true,
                 *       "epp_categories": [
                 *         1,
                 *         2
                 *       ]
                 *     }
                 */
                "application/json": SourceInput;
            };
        };
        responses: {
            /** @description The new source. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Source;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    "sources/update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's ID. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Verisign .com drop list",
                 *       "type": "HTTP",
                 *       "url": "https://lists.example.com/com/drop-{YESTERDAY}.csv.gz",
                 *       "data_format": "CSV",
                 *       "archive_type": "GZIP",
                 *       "auth_type": "basic",
                 *       "auth_config": {
                 *         "username": "dropcatch",
                 *         "password": "********"
                 *       },
                 *       "is_active": true,
                 *       "epp_categories": [
                 *         1
                 *       ]
                 *     }
                 */
                "application/json": SourceInput;
            };
        };
        responses: {
            /** @description The updated source. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Source;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    "sources/delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's ID. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Confirms that the source is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Message;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    "sources/test": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's ID. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result of the test. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Outcome;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    "sources/import": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's ID. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "preview": false,
                 *       "limit": 100
                 *     }
                 */
                "application/json": ImportInput;
            };
        };
        responses: {
            /** @description The result of the import, or the previewed records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ImportResult;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The import takes longer than a request may. It continues in the background, and its result appears in sources/history. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Gateway timeout - the import continues in the background"
                     *     }
                     */
                    "application/json": ErrorBody;
                };
            };
            default: components["responses"]["Unexpected"];
        };
    };
    "sources/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's ID. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "enabled": true,
                 *       "type": "interval",
                 *       "hours": 6,
                 *       "minutes": 0
                 *     }
                 */
                "application/json": ScheduleInput;
            };
        };
        responses: {
            /** @description The scheduled job with its next run, or null if scheduling is off. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ScheduleResult;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    "sources/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's ID. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The imports of the source. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ImportHistory;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    "sources/dataStats": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's ID. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts of the source's stored domains. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SourceDataStats;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    "sources/deleteData": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's ID. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "confirm": true,
                 *       "delete_all": false,
                 *       "date": "2026-11-20"
                 *     }
                 */
                "application/json": SourceDeleteDataInput;
            };
        };
        responses: {
            /** @description Whether the domains were deleted, and how many. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Outcome;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    "releasedDomains/list": {
        parameters: {
            query?: {
                /** @description The page to return, from 1. A page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
                per_page?: number;
                /**
                 * @description The column to sort by. One of domain, length (characters before the TLD), release_date, last_checked, is_available, or an enrichment column (`ds{id}_main`, `ds{id}_{field}`).
                 * @example release_date
                 */
                sort_by?: string;
                /** @description The direction of `sort_by`. */
                sort_order?: components["parameters"]["SortOrder"];
                /**
                 * @description Returns only domains whose name contains this text. Case-insensitive.
                 * @example forge
                 */
                domain?: string;
                /**
                 * @description Returns only domains of this TLD, without the leading dot.
                 * @example co.uk
                 */
                tld?: string;
                /**
                 * @description Returns only domains released on this date (UTC) or later.
                 * @example 2026-11-14
                 */
                release_date_from?: string;
                /**
                 * @description Returns only domains released on this date (UTC) or earlier.
                 * @example 2026-11-20
                 */
                release_date_to?: string;
                /** @description Returns only domains made of these characters before the TLD. If left out, returns all. */
                char_type?: CharType;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of released domains. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ReleasedDomainList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Unexpected"];
        };
    };
    "releasedDomains/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ReleasedDomainStatsAnswer;
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Unexpected"];
        };
    };
    "releasedDomains/eppAccounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The accounts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EppAccountList;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    "releasedDomains/quickCheck": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new session, with a text to show. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CheckSession;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    "releasedDomains/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "release_date": "2026-11-19",
                 *       "epp_account_id": 3
                 *     }
                 */
                "application/json": CheckInput;
            };
        };
        responses: {
            /** @description The new session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CheckSession;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    "releasedDomains/cancelCheck": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The session's ID, from the call that started the check.
                 * @example chk-20261120-0007
                 */
                sessionId: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Confirms that the check is stopped. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Message;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    "releasedDomains/checkProgress": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The session's ID, from the call that started the check.
                 * @example chk-20261120-0007
                 */
                sessionId: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current progress. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CheckProgressAnswer;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    "releasedDomains/progress": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The session's ID, from the call that started the check.
                 * @example chk-20261120-0007
                 */
                sessionId: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current progress. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CheckProgressAnswer;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    "releasedDomains/populate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "target_date": "2026-11-20"
                 *     }
                 */
                "application/json": PopulateInput;
            };
        };
        responses: {
            /** @description The number of added domains. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PopulateResult;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    "dataSources/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All data sources. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DataSourceList;
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Unexpected"];
        };
    };
    "dataSources/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Majestic",
                 *       "description": "Trust Flow and Citation Flow, with link counts",
                 *       "api_url": "https://api.majestic.example.com/api/json?cmd=GetIndexItemInfo&{DOMAINS_INDEXED}",
                 *       "auth_type": "api_key",
                 *       "auth_credentials": {
                 *         "key": "X-API-Key",
                 *         "value": "4f1c0d9ab7"
                 *       },
                 *       "request_method": "GET",
                 *       "response_format": "json",
                 *       "response_mapping": {
                 *         "array_path": "DataTables.Results.Data",
                 *         "domain_field": "Item",
                 *         "main_value_field": "TrustFlow",
                 *         "main_value_label": "Trust Flow",
                 *         "extra_fields": {},
                 *         "additional_values": [
                 *           {
                 *             "field": "CitationFlow",
                 *             "label": "Citation Flow"
                 *           },
                 *           {
                 *             "field": "RefDomains",
                 *             "label": "Referring Domains"
                 *           }
                 *         ],
                 *         "format": "json"
                 *       },
                 *       "batch_size": 100,
                 *       "parallel_workers": 2,
                 *       "indexed_params_enabled": true,
                 *       "indexed_params_prefix": "item",
                 *       "indexed_params_count_key": "items",
                 *       "indexed_params_start_index": 0,
                 *       "is_active": true
                 *     }
                 */
                "application/json": DataSourceInput;
            };
        };
        responses: {
            /** @description The new data source. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DataSource;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    "dataSources/update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's ID. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Wayback",
                 *       "api_url": "https://archive.example.org/wayback/available?url={DOMAIN}",
                 *       "auth_type": "none",
                 *       "request_method": "GET",
                 *       "response_format": "json",
                 *       "response_mapping": {
                 *         "domain_field": "url",
                 *         "main_value_field": "archived_snapshots.closest.timestamp",
                 *         "main_value_label": "Last Snapshot",
                 *         "format": "json"
                 *       },
                 *       "batch_size": 1,
                 *       "is_active": true
                 *     }
                 */
                "application/json": DataSourceInput;
            };
        };
        responses: {
            /** @description The updated data source. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DataSource;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    "dataSources/delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's ID. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Confirms that the data source is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Message;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    "dataSources/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The coverage of the data sources. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DataSourceStats;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    "dataSources/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The active jobs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DataSourceProgress;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    "dataSources/browse": {
        parameters: {
            query?: {
                /** @description The page to return, from 1. A page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
                per_page?: number;
            };
            header?: never;
            path: {
                /** @description The record's ID. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of stored values. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BrowsedRecordList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    "dataSources/createTable": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's ID. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the table was created, and its name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CreateTableResult;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    "dataSources/test": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's ID. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "domains": [
                 *         "tidalforge.com",
                 *         "pixelbarn.net"
                 *       ]
                 *     }
                 */
                "application/json": DataSourceTestInput;
            };
        };
        responses: {
            /** @description The external API's response, raw and mapped. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DataSourceTestResult;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    "dataSources/analyze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "response_text": "{\"Data\":[{\"Item\":\"tidalforge.com\",\"TrustFlow\":14,\"CitationFlow\":22}]}",
                 *       "format_type": "json"
                 *     }
                 */
                "application/json": AnalyzeInput;
            };
        };
        responses: {
            /** @description The format, fields and arrays found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AnalyzeResult;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    "adminUsers/list": {
        parameters: {
            query?: {
                /** @description The page to return, from 1. A page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Users per page. */
                per_page?: number;
                /**
                 * @description Returns only users whose username, email, first or last name, or company contains this text. Case-insensitive.
                 * @example novak
                 */
                search?: string;
                /** @description Returns only users of this role. */
                role?: Role;
                /**
                 * @description Returns only users assigned to this manager (an ID from GET /admin/managers).
                 * @example 7
                 */
                manager_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of users. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UserList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    "adminUsers/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "jana.novak@example.com",
                 *       "username": "janovak",
                 *       "password": "correct-horse-9",
                 *       "first_name": "Jana",
                 *       "last_name": "Novak",
                 *       "company": "Tidal Names s.r.o.",
                 *       "role": "user",
                 *       "manager_id": 2,
                 *       "is_active": true
                 *     }
                 */
                "application/json": UserCreate;
            };
        };
        responses: {
            /** @description The new user. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": User;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Unexpected"];
        };
    };
    "adminUsers/update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's ID. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "jana.novak@example.com",
                 *       "username": "janovak",
                 *       "phone": "+420 601 234 567",
                 *       "is_active": false,
                 *       "role": "user",
                 *       "manager_id": 2
                 *     }
                 */
                "application/json": UserUpdate;
            };
        };
        responses: {
            /** @description The updated user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": User;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Unexpected"];
        };
    };
    "adminUsers/delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's ID. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Confirms that the user is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Message;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Unexpected"];
        };
    };
    "users/list": {
        parameters: {
            query?: {
                /** @description The page to return, from 1. A page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Users per page. */
                per_page?: number;
                /**
                 * @description Returns only users whose username, email, first or last name, or company contains this text. Case-insensitive.
                 * @example novak
                 */
                search?: string;
                /** @description Returns only users of this role. Any role but user gives an empty list. */
                role?: Role;
                /**
                 * @description Returns only users assigned to this manager. Any ID but the caller's gives an empty list.
                 * @example 7
                 */
                manager_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of users assigned to the caller. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UserList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    "users/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "jana.novak@example.com",
                 *       "username": "janovak",
                 *       "password": "correct-horse-9",
                 *       "first_name": "Jana",
                 *       "last_name": "Novak",
                 *       "company": "Tidal Names s.r.o.",
                 *       "is_active": true
                 *     }
                 */
                "application/json": UserCreate;
            };
        };
        responses: {
            /** @description The new user. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": User;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Unexpected"];
        };
    };
    "users/update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's ID. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "jana.novak@example.com",
                 *       "username": "janovak",
                 *       "phone": "+420 601 234 567",
                 *       "is_active": false
                 *     }
                 */
                "application/json": UserUpdate;
            };
        };
        responses: {
            /** @description The updated user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": User;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Unexpected"];
        };
    };
    "users/delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's ID. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Confirms that the user is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Message;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    "auditLogs/list": {
        parameters: {
            query?: {
                /** @description The page to return, from 1. A page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Entries per page. */
                per_page?: number;
                /** @description Whose actions to return. If left out, returns everyone's. */
                scope?: AuditScope;
                /**
                 * @description Returns only entries with exactly this action.
                 * @example order.status_change
                 */
                action?: string;
                /** @description Returns only entries about this kind of record. */
                resource_type?: AuditResourceType;
                /** @description Returns only actions that succeeded (true) or failed (false). */
                success?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of audit log entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AuditLogList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    "auditLogs/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts for the whole audit log. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AuditLogStatsAnswer;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    "news/list": {
        parameters: {
            query?: {
                /** @description The page to return, from 1. A page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Articles per page. */
                per_page?: number;
                /** @description Whether to return drafts too. Applies to admins only. */
                include_unpublished?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of news articles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": NewsList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Unexpected"];
        };
    };
    "news/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Verisign maintenance on 28 November",
                 *       "summary": "No .com catches between 01:00 and 02:00 UTC.",
                 *       "content": "Verisign has announced maintenance of the .com registry. Orders that drop in that hour are caught as soon as the registry is back.",
                 *       "is_published": false
                 *     }
                 */
                "application/json": NewsInput;
            };
        };
        responses: {
            /** @description The new article. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": NewsArticle;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    "news/update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's ID. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Verisign maintenance on 28 November",
                 *       "summary": "No .com catches between 01:00 and 02:00 UTC.",
                 *       "content": "Verisign has announced maintenance of the .com registry. Orders that drop in that hour are caught as soon as the registry is back.",
                 *       "is_published": true
                 *     }
                 */
                "application/json": NewsInput;
            };
        };
        responses: {
            /** @description The updated article. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": NewsArticle;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    "news/delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's ID. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Confirms that the article is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Message;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    "news/publish": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's ID. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "is_published": true
                 *     }
                 */
                "application/json": NewsPublish;
            };
        };
        responses: {
            /** @description The updated article. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": NewsArticle;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    "scheduler/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The health of the scheduler and its jobs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SchedulerHealth;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    "scheduler/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The active jobs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SchedulerJobList;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    "scheduler/reload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Confirms that all categories are reloaded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Message;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    "scheduler/reloadCategory": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The category to reload.
                 * @example sources
                 */
                category: SchedulerCategory;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Confirms that the category is reloaded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Message;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    "scheduler/runJob": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The job's ID, from GET /scheduler/jobs.
                 * @example epp_keepalive_3
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Confirms that the job has started. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Message;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Unexpected"];
        };
    };
}
