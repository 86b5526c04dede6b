#!/bin/sh
# WPE WebKit without a display, started by WPEWebDriver. CONSOLE_FILE: where the console's messages go.
exec cog "$@" --enable-write-console-messages-to-stdout=true >>"$CONSOLE_FILE" 2>&1
