#!/usr/bin/python3
# A WebKitGTK window of a phone's size, started by WebKitWebDriver: MiniBrowser's toolbar is at least 447 px wide.
# PHONE: width x height; CONSOLE_FILE: where the console's messages go; SCRIPTS: whether pages run theirs, on or off.
import os

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2

console = os.open(os.environ['CONSOLE_FILE'], os.O_WRONLY | os.O_CREAT | os.O_APPEND)
os.dup2(console, 1)
os.dup2(console, 2)
width, height = (int(side) for side in os.environ['PHONE'].split('x'))
context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)


def create_view(_session):
    settings = WebKit2.Settings()
    settings.set_enable_javascript(os.environ['SCRIPTS'] == 'on')
    settings.set_enable_write_console_messages_to_stdout(True)
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True, settings=settings)
    window = Gtk.Window()
    window.set_decorated(False)
    window.set_default_size(width, height)
    window.add(view)
    window.show_all()
    window.move(0, 0)
    view.connect('close', lambda *_: window.destroy())
    return view


def started(_context, session):
    info = WebKit2.ApplicationInfo()
    # What WebKitWebDriver asks for unless a browserName says otherwise.
    info.set_name('MiniBrowser')
    info.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(info)
    session.connect('create-web-view', create_view)


context.connect('automation-started', started)
Gtk.main()
